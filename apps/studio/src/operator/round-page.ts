// The page of a round for an operator's staff, whose link is valid for an hour. It is in English, because the protocol names no language.
import { decimalText, formatMoney } from '@parlour/contract/money';
import { html, type Html } from '@parlour/document/html';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { findTitle } from '../games/titles.ts';
import { contentPolicy } from '../page/content-policy.ts';
import { plainDocument } from '../page/document.ts';
import { lookOf } from '../page/look.ts';
import { plainStyle } from '../page/plain-style.ts';
import { sendDocument } from '../page/send-document.ts';
import { findRound, type RoundHistory, type ShownMove } from './round-store.ts';

/** `id` is null if the link is unknown or too old. */
export async function sendRound(
  pool: Pool,
  reply: FastifyReply,
  id: string | null,
): Promise<FastifyReply> {
  const round = id === null ? null : await findRound(pool, id);
  const look = lookOf(null);
  const styles = [look.css, plainStyle];
  const head = { language: 'EN' as const, look, icon: null, style: plainStyle, way: null };
  return sendDocument(reply, {
    status: round ? 200 : 410,
    policy: contentPolicy({ styles, hasFiles: false, framedBy: [] }),
    text: plainDocument({ ...head, ...(round ? roundWords(round) : gone) }),
  });
}

const gone = { title: 'No round here', text: 'An address of a round is good for an hour.' };

const roundWords = (round: RoundHistory) => ({
  title: findTitle(round.gameCode)?.name ?? round.gameCode,
  text: `Round ${round.round}`,
  more: html`<table>
    <tr>
      <th>What</th>
      <th>Amount</th>
      <th>State</th>
      <th>Wallet</th>
      <th>UTC</th>
    </tr>
    ${round.moves.map((move) => row(move, round.currency))}
  </table>`,
});

const row = ({ kind, amount, state, verdict, madeAt }: ShownMove, currency: string): Html =>
  html`<tr>
    <td>${kind}</td>
    <td>${amount === null ? '' : written(amount, currency)}</td>
    <td>${state}</td>
    <td>${verdict ?? ''}</td>
    <td>${madeAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
  </tr>`;

const written = (amount: bigint, currency: string): string => {
  const text = decimalText(amount, currency);
  return formatMoney(text, currency, null) ?? text;
};
