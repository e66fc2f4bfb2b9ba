// The HTML document around what the player renders.
import { languages } from '@parlour/contract/languages';
import type { Boot, Visitor } from '@parlour/contract/page';
import { html as markup } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import { writeInlineJson } from '@parlour/document/inline-json';
import type { Assets } from './assets.ts';
import type { LegacyTip } from './install/legacy-tip.ts';
import { iconLinks } from './icons/serve-icons.ts';
import type { Look } from './look.ts';

export type DocumentParts = Boot & {
  html: string;
  title: string;
  visitor: Visitor;
  assets: Assets;
  look: Look;
  earlyScript: string;
  /** For browsers that are too old for the site's scripts; null for all others. */
  tip: LegacyTip | null;
  build: string;
};

/** `visitor` tells the early script whether there is another half of a session to look for. */
export function documentOf(parts: DocumentParts): string {
  const { html, title, language, status, visitor, assets, look, earlyScript, painted, tip } = parts;
  const { tag, direction } = languages[language];
  const { merchantCode } = status.info;
  const { image, rest } = takeFirstImage(html);
  const boot = writeInlineJson({ status, language, painted } satisfies Boot);
  return htmlDocument({
    language: tag,
    direction,
    attributes: {
      'data-scheme': look.scheme,
      'data-merchant': merchantCode,
      'data-visitor': visitor,
      'data-build': parts.build,
    },
    head: [
      `<meta name="theme-color" content="${look.ground}">`,
      `<script>${earlyScript}</script>`,
      // Before the scripts: the largest picture waits for nothing on a slow line.
      image,
      ...faceOf(assets),
      // Before the styles, which are long: the scripts are asked for with the first packet.
      ...preloadsOf(assets),
      markup`<title>${title}</title>`.markup,
      iconLinks(language),
      `<style>${look.css}</style>`,
      ...styleOf(assets),
      // A phone asks for it last, and waits for nothing of it. Behind the styles that it changes.
      `<link rel="stylesheet" media="(min-width:600px)" href="/m/${assets.wide}">`,
    ],
    body: [
      ...(tip ? [`<style>${tip.style}</style>`, tip.markup] : []),
      `<div id="root">${rest}</div>`,
      // Behind what is painted: nothing before hydration reads it.
      `<script type="application/json" id="boot">${boot}</script>`,
      ...scriptsOf(assets),
    ],
  });
}

/** React asks for the pictures of the first screen at the beginning of what it renders, the largest first. */
function takeFirstImage(html: string): { image: string; rest: string } {
  const [image = ''] = /^<link rel="preload" as="image"[^>]*>/.exec(html) ?? [];
  return { image, rest: html.slice(image.length) };
}

/** What nothing that runs ahead stands on leaves the line to that. */
function preloadsOf({ ahead, preload }: Assets): string[] {
  const last = preload.indexOf(ahead.at(-1) ?? '');
  return preload.map((file, at) => {
    const priority = at <= last ? '' : ' fetchpriority="low"';
    return `<link rel="modulepreload"${priority} href="/m/${file}">`;
  });
}

/** Before the scripts: titles wait for it, and keep it. */
const faceOf = ({ face }: Assets): string[] =>
  face ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/m/${face}">`] : [];

/** One after the other, each as soon as what it stands on is there. */
const scriptsOf = ({ ahead, entry }: Assets): string[] =>
  [...ahead, entry].map((file) => `<script type="module" src="/m/${file}"></script>`);

/** The disabled links keep the loader of the next routes from fetching again what stands here already. */
const styleOf = ({ style, styles }: Assets): string[] => [
  ...(style ? [`<style>${style}</style>`] : []),
  ...styles.map((file) => `<link rel="stylesheet" href="/m/${file}"${style ? ' disabled' : ''}>`),
];
