// What each path of the wallet answers.
import type { Integration } from '@parlour/contract/integrations';
import type { Database } from '@parlour/database/connection';
import { DatabaseUnavailable } from '@parlour/database/unavailable';
import type { Merchant } from '#http/merchant';
import { isLive } from '#modules/session';
import { memberOfVendorUser } from '#modules/wallet';
import type { Answer } from './protocol/answer.ts';
import { readAboutBalance, readAboutMember, readMoneyCall } from './protocol/read-call.ts';
import { patienceMs, settle } from './settle.ts';
import type { WalletStore } from './store.ts';
import type { InTurn } from './take-turns.ts';
import type { MoneyCall } from './protocol/wallet-call.ts';

export type Deps = { database: Database; store: WalletStore; inTurn: InTurn; clock: () => Date };
export type Inquiry = { integration: Integration; merchant: Merchant; json: unknown };

/** We ask no member for a country; the protocol wants one, and this code stands for none. */
const noCountry = 'XX';

export async function tellInfo({ merchant, json }: Inquiry, { store }: Deps): Promise<Answer> {
  const memberId = memberOfVendorUser(readAboutMember(json).user);
  const registered = memberId && (await store.findRegistration(merchant.code, memberId));
  if (!registered) return { status: 'RS_ERROR_UNKNOWN' };
  const registrationDate = registered.toISOString().slice(0, 10);
  return {
    status: 'RS_OK',
    facts: { country: noCountry, registration_date: registrationDate },
  };
}

export async function tellBalance(inquiry: Inquiry, { store, clock }: Deps): Promise<Answer> {
  const { merchant, integration } = inquiry;
  const asked = readAboutBalance(inquiry.json);
  const memberId = memberOfVendorUser(asked.user);
  const found =
    memberId && (await store.findStanding(merchant.code, asked, { memberId, integration }));
  if (!found || !found.token || found.token.memberId !== memberId || found.balance === null) {
    return { status: 'RS_ERROR_INVALID_TOKEN' };
  }
  if (found.isRefused) return { status: 'RS_ERROR_USER_DISABLED' };
  const lives = found.session !== null && isLive(merchant, found.session, clock());
  if (!lives) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  if (!found.hasGame) return { status: 'RS_ERROR_INVALID_GAME' };
  const { currency } = found.token;
  return { status: 'RS_OK', holds: { balance: found.balance, currency } };
}

export const answerMoney =
  (kind: MoneyCall['kind']) =>
  async ({ integration, merchant, json }: Inquiry, deps: Deps): Promise<Answer> => {
    const call = readMoneyCall(kind, integration, json);
    const memberId = memberOfVendorUser(call.user);
    if (!memberId) return { status: 'RS_ERROR_INVALID_TOKEN' };
    const signal = AbortSignal.timeout(patienceMs);
    const turn = `${merchant.code} ${memberId}`;
    return orGiveUp(
      signal,
      deps.inTurn(turn, signal, () => settle({ merchant, call, memberId }, deps)),
    );
  };

/** The vendor does not wait longer. What is under way may still count: it asks again, or takes it back. */
async function orGiveUp<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new DatabaseUnavailable(signal.reason));
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, over]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
