// The HTML documents: a game's page, which its script fills, and plain pages with a message.
import { directionOf, languages, type Language } from '@parlour/contract/languages';
import { html, type Html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import { writeInlineJson } from '@parlour/document/inline-json';
import type { GameEngine } from '@parlour/contract/launch/game-engines';
import type { Assets } from './assets.ts';
import type { PageLook } from './look.ts';

/** `icon` is null for a page without one. It then has an empty address, so that the browser does not request a default icon. */
type Head = {
  language: Language;
  look: PageLook;
  title: string;
  icon: string | null;
  style: string;
};

type DocumentParts = {
  links?: string[];
  sheets?: string[];
  attributes?: Record<string, string>;
  body: string[];
};

/** Writes the document. The styles are inserted unchanged, because their hashes are in the policy. */
function write({ language, look, title, icon, style }: Head, parts: DocumentParts): string {
  const { tag } = languages[language];
  return htmlDocument({
    language: tag,
    direction: directionOf(language),
    attributes: { 'data-scheme': look.scheme, ...parts.attributes },
    head: [
      `<meta name="theme-color" content="${look.ground}">`,
      // Links come before the long styles, so that the browser finds the scripts in the first packet.
      ...(parts.links ?? []),
      html`<title>${title}</title>`.markup,
      html`<link rel="icon" href="${icon ?? 'data:,'}" />`.markup,
      `<style>${look.css}</style>`,
      `<style>${style}</style>`,
      ...(parts.sheets ?? []),
    ],
    body: parts.body,
  });
}

export type GameDocument = Omit<Head, 'style'> & {
  engine: GameEngine;
  assets: Assets;
  boot: object;
  /** The style rule of the sky, unchanged, because its hash is in the policy. */
  skyRule: string;
};

/** Preloads the font of titles, because they wait for it. It has low priority and follows the scripts, without which nothing is shown. */
const facePreload = (address: string): string =>
  `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${address}">`;

export const gameDocument = ({ engine, assets, boot, skyRule, ...head }: GameDocument): string =>
  write(
    { ...head, style: assets.style },
    {
      links: [
        ...assets.preload.map((file) => `<link rel="modulepreload" href="${file}">`),
        ...(assets.face ? [facePreload(assets.face)] : []),
      ],
      // Phones load this sheet last and do not wait for it. It follows the styles that it changes.
      sheets: [
        `<style media="(min-width:1000px)">${skyRule}</style>`,
        `<link rel="stylesheet" media="(min-width:600px)" href="${assets.wide}">`,
      ],
      attributes: { 'data-engine': engine },
      body: [
        `<script type="application/json" id="boot">${writeInlineJson(boot)}</script>`,
        `<script type="module" src="${assets.entry}"></script>`,
      ],
    },
  );

export type PlainDocument = Head & { text: string; way: PageLink | null; more?: Html };
type PageLink = { address: string; label: string };

export function plainDocument({ text, way, more, ...head }: PlainDocument): string {
  const link: Html | null =
    way && html`<a class="way" href="${way.address}" target="_top">${way.label}</a>`;
  const main = html`<main>
    <h1>${head.title}</h1>
    <p>${text}</p>
    ${more ?? null}${link}
  </main>`;
  return pageDocument({ ...head, body: main });
}

export type PageDocument = Head & { body: Html };

/** A page without scripts. */
export const pageDocument = ({ body, ...head }: PageDocument): string =>
  write(head, { body: [body.markup] });
