// The public page with the draws of a series, and how to check them. It needs no script.
import { readFileSync } from 'node:fs';
import { localeOf } from '@parlour/contract/languages';
import { describeSchedule } from '@parlour/games/draws/describe-draw-game';
import { bytesOf } from '@parlour/games/fair/number-below';
import { drawsText } from '@parlour/phrases/draw-times';
import type { GameTexts } from '@parlour/phrases/game-texts';
import { html, type Html } from '@parlour/document/html';
import { contentPolicy } from '../../page/content-policy.ts';
import { pageDocument } from '../../page/document.ts';
import { lookOf } from '../../page/look.ts';
import { streamName } from '../rules/draw-numbers.ts';
import { shownIssue } from '../rules/issues.ts';
import type { Series } from '../rules/series.ts';
import type { Draw } from '../results/store.ts';
import { drawnNumbers } from './drawn-numbers.ts';
import { pageBar } from './page-bar.ts';
import { seriesLinks, type SeriesPage } from './series-links.ts';
import { folderOf, nameOfSeries, otherNames } from './series-words.ts';

export type DrawsPage = SeriesPage & {
  coming: Draw[];
  drawn: Draw[];
  /** The address of the page with earlier draws. */
  earlier: string | null;
};
type Say = (id: DrawsText, values?: Record<string, string | number>) => string;
type DrawsText = Parameters<GameTexts['say']>[1] extends infer Id
  ? Id extends `studio.draws.${infer Name}`
    ? Name
    : never
  : never;

const style = readFileSync(new URL('draws.css', import.meta.url), 'utf8').trim();
const command = 'npm run games -- verify FILE';

export function drawsPage(page: DrawsPage): { status: number; policy: string; text: string } {
  const look = lookOf(null);
  const { language, texts, series } = page;
  const say: Say = (id, values) => texts.say(language, `studio.draws.${id}`, values);
  const title = say('title', { name: nameOfSeries(series, language) });
  const policy = contentPolicy({
    styles: [look.css, style],
    hasFiles: false,
    framedBy: [],
  });
  const body = html`${pageBar(page)}
    <main>
      <div class="head">
        <h1>${title}</h1>
        ${about(page, say)}
      </div>
      <div class="beside">${howToCheck(page, say)} ${seriesLinks(page)}</div>
      <div class="draws">${nextDraw(page, say)} ${draws(page, say)}</div>
    </main>`;
  const head = { language, look, title, icon: null };
  return { status: 200, policy, text: pageDocument({ ...head, style, body }) };
}

function about({ language, texts, series }: DrawsPage, say: Say): Html {
  const reader = { say: texts.say.bind(null, language), locale: localeOf(language) };
  const times = drawsText(reader, describeSchedule(series.game, series.zone));
  const others = otherNames(series, language);
  const names = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(others);
  return html`<p>${times}${others.length === 0 ? null : html` ${say('shared', { names })}`}</p>
    <p>${say('intro')}</p>`;
}

const nextDraw = ({ series, coming: [next] }: DrawsPage, say: Say): Html | null =>
  next
    ? html`<h2>${say('next')}</h2>
        <div class="next">${describe(series, next, say)}</div>`
    : null;

function draws({ series, coming, drawn, earlier }: DrawsPage, say: Say): Html {
  const shown = (draw: Draw): Html => describe(series, draw, say);
  const later = coming.slice(1);
  return html`<h2>${say('drawn')}</h2>
    ${drawn.length === 0 ? html`<p>${say('none')}</p>` : drawn.map(shown)}
    ${earlier === null ? null : html`<a href="${earlier}" rel="next">${say('earlier')}</a>`}
    ${later.length === 0 ? null : html`<h2>${say('coming')}</h2>`} ${later.map(shown)}`;
}

function howToCheck({ series, coming, drawn }: DrawsPage, say: Say): Html {
  const { look, machine } = series.game;
  const issue = (drawn[0] ?? coming[0])?.issue;
  const example = issue === undefined ? null : `${streamName({ series: series.key, issue })}:0`;
  const range = machine.high - machine.low + 1;
  const { width } = bytesOf(range);
  const values = { passed: width * range, width, count: machine.count };
  return html`<details>
    <summary><h2>${say('how')}</h2></summary>
    <ol class="steps">
      <li>${say('how_secret')}</li>
      ${example && html`<li>${withCode(say('how_bytes', { example }), example)}</li>`}
      <li>${say(`how_${look}`, values)}</li>
    </ol>
    <p>${withCode(say('how_command', { command }), command)}</p>
  </details>`;
}

function describe({ key, game }: Series, draw: Draw, say: Say): Html {
  const { issue, drawsAt, commitment, seed, numbers } = draw;
  const at = drawsAt.toISOString();
  return html`<article id="${issue}">
    <h3>${withCode(say('issue', { issue: shownIssue(issue) }), shownIssue(issue))}</h3>
    <time datetime="${at}"><bdi dir="ltr">${at.slice(0, 19).replace('T', ' ')} UTC</bdi></time>
    <dl>
      ${numbers && fact(say(`numbers_${game.look}`), drawnNumbers({ ...game, numbers }))}
      ${fact(say('fingerprint'), code(commitment))} ${seed && fact(say('secret'), code(seed))}
    </dl>
    ${seed && html`<a href="${folderOf({ key })}/${issue}.json">${say('data')}</a>`}
  </article>`;
}

const fact = (name: string, value: Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** A code: left to right and in a fixed-width font, in every language. */
const code = (text: string): Html => html`<bdi class="code" dir="ltr">${text}</bdi>`;

/** Returns a text with one part marked as a code. */
function withCode(text: string, part: string): Html {
  const [before = '', after = ''] = text.split(part);
  return html`${before}${code(part)}${after}`;
}
