// A game of the gateway: one button that stakes, and the balance that is left.
import { html } from '@parlour/document/html';
import type { Page } from '../look/page.ts';
import type { Game, Member } from './gateway-state.ts';

export const stake = 1_000n;

export const amountOf = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

type PlayPageProps = { game: Game; member: Member; said: string | null };

export const playPage = ({ game, member, said }: PlayPageProps): Page => ({
  title: game.name,
  body: html`<main class="plain">
    <h1 class="t1">${game.name}</h1>
    <p>Balance <output class="num">${amountOf(member.balance)}</output></p>
    <p class="mut" role="status">${said ?? 'A game of the gateway. Nothing is ever won.'}</p>
    <form method="post">
      <button class="btn btn--p">Stake ${amountOf(stake)}</button>
    </form>
  </main>`,
});
