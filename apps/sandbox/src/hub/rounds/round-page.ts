// The page on which an operator sees a round.
import { html } from '@parlour/document/html';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { sendPage, type Page } from '../../look/page.ts';
import { plainPage } from '../../look/plain-page.ts';
import { findGame } from '../triggers.ts';
import { showAmount } from '../play/amounts.ts';
import { findRound, type HubRound } from './store.ts';
import { listTransactions, type Transaction } from './transaction-store.ts';

const row = ({ kind, amount, status, rolledBack, sentAt }: Transaction) =>
  html`<tr>
    <td>${kind}</td>
    <td class="num end">${amount === null ? '' : showAmount(amount, '')}</td>
    <td>${rolledBack ? 'taken back' : (status ?? 'under way')}</td>
    <td class="num hide">${sentAt.toISOString().slice(11, 19)}</td>
  </tr>`;

const roundPage = (round: HubRound, sent: Transaction[]): Page => ({
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

/** Sends the page. `id` is null if the link is unknown or too old. */
export async function sendRound(
  pool: Pool,
  reply: FastifyReply,
  id: string | null,
): Promise<FastifyReply> {
  const round = id === null ? null : await findRound(pool, id);
  if (!round) {
    const text = 'An address of a round is good for an hour.';
    return sendPage(reply, 410, plainPage({ title: 'No round here', text }));
  }
  return sendPage(reply, 200, roundPage(round, await listTransactions(pool, round.id)));
}
