// The HTML documents: a game's page, which its script fills, and a plain one with one thing to say.
import { languages, type Language } from '@parlour/contract/languages';
import { html, type Html } from '@parlour/supplier/html';
import type { GameEngine } from '@parlour/phrases/game-texts';
import type { Assets } from './assets.ts';
import type { Look } from './look.ts';

/** Without an icon of its own a page has none, and the browser need not ask for one. */
type Head = { language: Language; look: Look; title: string; icon: string | null };

/** Styles to the letter: their hash stands in the policy. */
const open = (head: Head, attributes: string, links: string): string => {
  const { language, look, title, icon } = head;
  const { tag, direction } = languages[language];
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}" data-scheme="${look.scheme}" data-face${attributes}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${look.ground}">`,
    links,
    html`<title>${title}</title>`.markup,
    html`<link rel="icon" href="${icon ?? 'data:,'}" />`.markup,
    `<style>${look.css}</style>`,
  ].join('');
};

export type GameDocument = Head & { engine: GameEngine; assets: Assets; boot: object };

export function gameDocument({ engine, assets, boot, ...head }: GameDocument): string {
  // Before the styles, which are long: the scripts are asked for with the first packet.
  const links = assets.preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return [
    open(head, ` data-engine="${engine}"`, links),
    `<style>${assets.style}</style></head><body>`,
    `<script type="application/json" id="boot">${scriptJson(boot)}</script>`,
    `<script type="module" src="${assets.entry}"></script></body></html>`,
  ].join('');
}

/** JSON that cannot end its own script element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`);

export type PlainDocument = Head & { text: string; style: string; way: Way | null; more?: Html };
type Way = { address: string; label: string };

export function plainDocument({ text, style, way, more, ...head }: PlainDocument): string {
  const link: Html | null =
    way && html`<a class="way" href="${way.address}" target="_top">${way.label}</a>`;
  const main = html`<main>
    <h1>${head.title}</h1>
    <p>${text}</p>
    ${more ?? null}${link}
  </main>`;
  return [
    open(head, '', ''),
    `<style>${style}</style></head><body>`,
    main.markup,
    '</body></html>',
  ].join('');
}

export type PageDocument = Head & { style: string; body: Html };

/** A page of words alone. */
export const pageDocument = ({ style, body, ...head }: PageDocument): string =>
  [open(head, '', ''), `<style>${style}</style></head><body>`, body.markup, '</body></html>'].join(
    '',
  );
