// The page on which anybody may look draws up and read how to check them. It needs no script.
import { readFileSync } from 'node:fs';
import type { Language } from '@parlour/contract/languages';
import type { GameTexts } from '@parlour/phrases/game-texts';
import { html, type Html } from '@parlour/document/html';
import { contentPolicy } from '../../page/content-policy.ts';
import { pageDocument } from '../../page/document.ts';
import { lookOf } from '../../page/look.ts';
import { shownIssue } from '../rules/issues.ts';
import type { Draw } from './store.ts';

export type DrawsPage = {
  language: Language;
  texts: GameTexts;
  coming: Draw[];
  drawn: Draw[];
  /** The address of what came before these. */
  earlier: string | null;
};
type Say = (id: DrawsText, values?: Record<string, string>) => string;
type DrawsText = Parameters<GameTexts['say']>[1] extends infer Id
  ? Id extends `studio.draws.${infer Name}`
    ? Name
    : never
  : never;

const style = readFileSync(new URL('draws.css', import.meta.url), 'utf8').trim();
const example = '20261121-1263:0';
const command = 'npm run lottery -- verify FILE';

export function drawsPage(page: DrawsPage): { status: number; policy: string; text: string } {
  const look = lookOf(null);
  const { language, texts } = page;
  const say: Say = (id, values) => texts.say(language, `studio.draws.${id}`, values);
  const policy = contentPolicy({
    styles: [look.css, style],
    hasFiles: false,
    framedBy: [],
  });
  const head = { language, look, title: say('title'), icon: null };
  return { status: 200, policy, text: pageDocument({ ...head, style, body: bodyOf(page, say) }) };
}

const bodyOf = ({ coming, drawn, earlier }: DrawsPage, say: Say): Html =>
  html`<main>
    <h1>${say('title')}</h1>
    <p>${say('intro')}</p>
    <h2>${say('how')}</h2>
    <ol>
      <li>${say('how_secret')}</li>
      <li>${withCode(say('how_bytes', { example }), example)}</li>
      <li>${say('how_numbers')}</li>
    </ol>
    <p>${withCode(say('how_command', { command }), command)}</p>
    <h2>${say('drawn')}</h2>
    ${drawn.length === 0 ? html`<p>${say('none')}</p>` : drawn.map((draw) => describe(draw, say))}
    ${earlier === null ? null : html`<a href="${earlier}" rel="next">${say('earlier')}</a>`}
    ${coming.length === 0 ? null : html`<h2>${say('coming')}</h2>`}
    ${coming.map((draw) => describe(draw, say))}
  </main>`;

/** A code is shown from left to right and in a fixed-width face in every language. */
const code = (text: string): Html => html`<bdi class="code" dir="ltr">${text}</bdi>`;

function withCode(text: string, part: string): Html {
  const [before = '', after = ''] = text.split(part);
  return html`${before}${code(part)}${after}`;
}

function describe({ issue, drawsAt, commitment, seed, numbers }: Draw, say: Say): Html {
  const at = drawsAt.toISOString();
  const file = `/lottery/draws/${issue}.json`;
  return html`<article id="${issue}">
    <h3>${withCode(say('issue', { issue: shownIssue(issue) }), shownIssue(issue))}</h3>
    <time datetime="${at}"><bdi dir="ltr">${at.slice(0, 19).replace('T', ' ')} UTC</bdi></time>
    <dl>
      ${numbers && fact(say('numbers'), numbers.join(' '))} ${fact(say('fingerprint'), commitment)}
      ${seed && fact(say('secret'), seed)}
    </dl>
    ${seed && html`<a href="${file}">${say('data')}</a>`}
  </article>`;
}

const fact = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${code(value)}</dd>
  </div>`;
