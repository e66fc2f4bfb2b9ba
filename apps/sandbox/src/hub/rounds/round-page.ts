// What an operator sees of a round.
import { html } from '@parlour/document/html';
import { hashCode } from '@parlour/supplier/one-time-code';
import type { FastifyInstance } from 'fastify';
import { sendPage, type Page } from '../../look/page.ts';
import { plainPage } from '../../look/plain-page.ts';
import { findGame } from '../triggers.ts';
import { showAmount } from '../play/amounts.ts';
import type { HubStores } from '../stores.ts';
import type { Round } from './store.ts';
import type { Transaction } from './transaction-store.ts';

const goodForMs = 3_600_000;

const row = ({ kind, amount, status, rolledBack, sentAt }: Transaction) =>
  html`<tr>
    <td>${kind}</td>
    <td class="num end">${amount === null ? '' : showAmount(amount, '')}</td>
    <td>${rolledBack ? 'taken back' : (status ?? 'under way')}</td>
    <td class="num hide">${sentAt.toISOString().slice(11, 19)}</td>
  </tr>`;

const roundPage = (round: Round, sent: Transaction[]): Page => ({
  title: `Round ${round.id}`,
  body: html`<main class="wide">
    <h1 class="t2">${findGame(round.gameCode)?.name ?? round.gameCode}</h1>
    <p class="c1 mut mono">${round.id}</p>
    <div class="card">
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th class="end">Amount</th>
            <th>Wallet</th>
            <th class="hide">UTC</th>
          </tr>
        </thead>
        <tbody>
          ${sent.map(row)}
        </tbody>
      </table>
    </div>
  </main>`,
});

type Deps = { stores: HubStores; clock: () => Date };

export function roundRoutes(app: FastifyInstance, { stores, clock }: Deps): void {
  app.get<{ Params: { code: string } }>('/round/:code', async ({ params }, reply) => {
    const since = new Date(clock().getTime() - goodForMs);
    const round = await stores.rounds.findLinkedRound(hashCode(params.code), since);
    if (!round) {
      const text = 'An address of a round is good for an hour.';
      return sendPage(reply, 410, plainPage({ title: 'No round here', text }));
    }
    return sendPage(
      reply,
      200,
      roundPage(round, await stores.transactions.listTransactions(round.id)),
    );
  });
}
