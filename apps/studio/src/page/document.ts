// The HTML documents: a game's page, which its script fills, and a plain one with one thing to say.
import { languages, type Language } from '@parlour/contract/languages';
import { html, type Html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import { writeInlineJson } from '@parlour/document/inline-json';
import type { GameEngine } from '@parlour/contract/launch/game-engines';
import type { Assets } from './assets.ts';
import type { Look } from './look.ts';

/** `icon` is null for a page without one: an empty address keeps the browser from asking for a default one. */
type Head = {
  language: Language;
  look: Look;
  title: string;
  icon: string | null;
  style: string;
};

type Parts = {
  links?: string[];
  sheets?: string[];
  attributes?: Record<string, string>;
  body: string[];
};

/** The styles stand in it to the letter: their hashes are in the policy. */
function write({ language, look, title, icon, style }: Head, parts: Parts): string {
  const { tag, direction } = languages[language];
  return htmlDocument({
    language: tag,
    direction,
    attributes: { 'data-scheme': look.scheme, ...parts.attributes },
    head: [
      `<meta name="theme-color" content="${look.ground}">`,
      // Before the styles, which are long: the scripts are asked for with the first packet.
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
  /** The rule of its sky, to the letter. */
  skyRule: string;
};

/** With the page, because titles wait for it and keep it; but behind the scripts, without which nothing at all is seen. */
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
      // A phone asks for the sheet last, and waits for nothing of it. Behind the styles that it changes.
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

export type PlainDocument = Head & { text: string; way: Way | null; more?: Html };
type Way = { address: string; label: string };

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

/** A page of words alone. */
export const pageDocument = ({ body, ...head }: PageDocument): string =>
  write(head, { body: [body.markup] });
