// The HTML document around the player's rendered markup.
import { directionOf, languages } from '@parlour/contract/languages';
import type { Boot, Visitor } from '@parlour/contract/page';
import { html as markup } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import { writeInlineJson } from '@parlour/document/inline-json';
import type { Assets } from './assets.ts';
import type { LegacyTip } from './install/legacy-tip.ts';
import { iconLinks } from './icons/serve-icons.ts';
import type { PageLook } from './look.ts';

export type DocumentParts = Boot & {
  html: string;
  title: string;
  visitor: Visitor;
  assets: Assets;
  look: PageLook;
  earlyScript: string;
  /** The tip for browsers that are too old for the site's scripts; null for others. */
  tip: LegacyTip | null;
  build: string;
};

/** Writes the document. `visitor` tells the early script whether to look for the other half of a session. */
export function documentOf(parts: DocumentParts): string {
  const {
    html,
    title,
    language,
    status,
    visitor,
    assets,
    look,
    earlyScript,
    painted,
    tip,
    device,
  } = parts;
  const { tag } = languages[language];
  const { merchantCode } = status.info;
  const { image, rest } = takeFirstImage(html);
  const boot = writeInlineJson({
    status,
    language,
    painted,
    ...(device && { device }),
  } satisfies Boot);
  return htmlDocument({
    language: tag,
    direction: directionOf(language),
    attributes: {
      ...look.attributes,
      'data-merchant': merchantCode,
      'data-visitor': visitor,
      'data-build': parts.build,
    },
    head: [
      `<meta name="theme-color" content="${look.ground}">`,
      `<script>${earlyScript}</script>`,
      // Before the scripts, so that the largest picture waits for nothing on a slow connection.
      image,
      ...faceOf(assets),
      // Before the styles, which are long, so that the first packet already requests the scripts.
      ...preloadsOf(assets),
      markup`<title>${title}</title>`.markup,
      iconLinks(language),
      `<style>${look.css}</style>`,
      ...look.scripts.map((script) => `<script>${script}</script>`),
      ...styleOf(assets),
      // After the styles that it overrides. A phone fetches it last and does not wait for it.
      `<link rel="stylesheet" media="(min-width:600px)" href="/m/${assets.wide}">`,
    ],
    body: [
      ...(tip ? [`<style>${tip.style}</style>`, tip.markup] : []),
      `<div id="root">${rest}</div>`,
      // After the markup, because nothing reads it before hydration.
      `<script type="application/json" id="boot">${boot}</script>`,
      ...scriptsOf(assets),
    ],
  });
}

/** Takes the first preload of a picture from the markup, in which React puts those of the first screen first, the largest in front. */
function takeFirstImage(html: string): { image: string; rest: string } {
  const [image = ''] = /^<link rel="preload" as="image"[^>]*>/.exec(html) ?? [];
  return { image, rest: html.slice(image.length) };
}

/** Preloads of modules. Those that no early script imports get a low priority. */
function preloadsOf({ ahead, preload }: Assets): string[] {
  const last = preload.indexOf(ahead.at(-1) ?? '');
  return preload.map((file, at) => {
    const priority = at <= last ? '' : ' fetchpriority="low"';
    return `<link rel="modulepreload"${priority} href="/m/${file}">`;
  });
}

/** The preload of the titles' font. It is before the scripts, because titles wait for it. */
const faceOf = ({ face }: Assets): string[] =>
  face ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/m/${face}">`] : [];

/** The scripts in order; each runs as soon as its imports have arrived. */
const scriptsOf = ({ ahead, entry }: Assets): string[] =>
  [...ahead, entry].map((file) => `<script type="module" src="/m/${file}"></script>`);

/** The inline styles. Disabled links keep the loader of later routes from fetching the same styles again. */
const styleOf = ({ style, styles }: Assets): string[] => [
  ...(style ? [`<style>${style}</style>`] : []),
  ...styles.map((file) => `<link rel="stylesheet" href="/m/${file}"${style ? ' disabled' : ''}>`),
];
