// The page of a game: the everyday buttons and one for each hard case.
import { readFileSync } from 'node:fs';
import { html, type Html } from '@parlour/document/html';
import { icon } from '../../look/icons.ts';
import type { Page } from '../../look/page.ts';
import { vendor, type HubGame } from '../triggers.ts';

/** The script that is inlined in the page; the policy allows it by its hash. */
const pageScript = readFileSync(new URL('page-script.js', import.meta.url), 'utf8');

type PlayPageProps = { game: HubGame; lobbyUrl: string; key: string; isDemo: boolean };

const cases = [
  ['balance', 'Refresh balance'],
  ['user-info', 'User info'],
  ['rollback', 'Roll back'],
  ['replay', 'Repeat the bet'],
  ['replay-other', 'Repeat with another amount'],
  ['pay-without-bet', 'Payout without a bet'],
  ['late-bet', 'Late bet after rollback'],
  ['two-bets', 'Two bets at once'],
  ['expired-token', 'Expired token'],
  ['bad-signature', 'Bad signature'],
] as const;

export const backToLobby = (lobbyUrl: string): Html =>
  html`<a class="btn" href="${lobbyUrl}" target="_top">${icon('back')}Back to lobby</a>`;

const bar = ({ game, lobbyUrl }: PlayPageProps): Html =>
  html`<header class="bar">
    <div class="grow">
      <h1 class="t3">${game.name}</h1>
      <p class="c1 dim">${vendor}</p>
    </div>
    ${backToLobby(lobbyUrl)}
  </header>`;

const amountField = (id: string, label: string, value: string): Html =>
  html`<label class="fld" for="${id}"
    >${label}<input id="${id}" inputmode="decimal" autocomplete="off" value="${value}"
  /></label>`;

const table = html`<section class="pair" aria-label="Play">
    ${amountField('stake', 'Amount to stake', '10.00')}
    <button class="btn btn--p" type="button" data-act="stake" disabled>Stake</button>
    ${amountField('win', 'Amount to win', '20.00')}
    <button class="btn btn--l" type="button" data-act="win" disabled>Win</button>
  </section>
  <button class="btn btn--l" type="button" data-act="close" disabled>Close round</button>`;

const log = html`<section class="part" aria-labelledby="told">
  <h2 class="t3" id="told">What the wallet answered</h2>
  <div class="card log" role="log" tabindex="0" aria-labelledby="told"><ol id="log"></ol></div>
</section>`;

const hardCases = html`<section class="part" aria-labelledby="cases">
  <h2 class="t3" id="cases">Hard cases</h2>
  <p class="c1 mut">
    Each is sent to the operator's wallet. A tick means that it answered as the protocol wants.
  </p>
  <div class="cases">
    ${cases.map(([act, label]) => html`<button class="btn" type="button" data-act="${act}" disabled>${label}</button>`)}
  </div>
</section>`;

export const playPage = (shown: PlayPageProps): Page => ({
  title: shown.game.name,
  script: pageScript,
  // The operator's site may show a trial in a frame.
  framedBy: new URL(shown.lobbyUrl).origin,
  body: html`${bar(shown)}
    <main class="play" data-key="${shown.key}">
      <section class="card purse">
        <span class="c1 mut">${shown.isDemo ? 'Play money' : 'Balance'}</span>
        <b class="num" id="balance">…</b><span class="c1 dim" id="round">No round is open</span>
      </section>
      ${table}${log}${!shown.isDemo && hardCases}
    </main>`,
});
