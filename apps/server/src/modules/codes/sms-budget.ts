// The daily budgets of a merchant's text messages (UTC). Members and registrations have separate budgets: registering strangers' numbers does not use up that of the members.
import type { Database } from '@parlour/database/connection';
import type { Logger } from 'pino';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { writeAudit } from '#modules/audit';

const daySeconds = 24 * 3_600;
/** The share of the members' budget reserved for devices on which the receiver has logged in before. */
const reserveShare = 1 / 5;
/** The used share of a budget at which the merchant is warned, once a day. */
const lowShare = 4 / 5;

export type BudgetDeps = {
  database: Database;
  limits: Limits;
  clock: () => Date;
  log: Pick<Logger, 'warn'>;
};

export type Spender = {
  merchant: Merchant;
  /** `register`: messages to the number in a registration. `members`: all others. */
  budget: 'members' | 'register';
  /** True if the receiver has logged in with the requesting device before, or has just proven to be the receiver. */
  isOwnDevice: boolean;
};

type Pot = { key: string; points: number };

/** The budgets that may pay for a message, in the order of their use. */
function potsOf({ merchant, budget, isOwnDevice }: Spender, now: Date): Pot[] {
  const today = now.toISOString().slice(0, 10);
  const key = `sms:${merchant.code}:${budget}:${today}`;
  if (budget === 'register') return [{ key, points: merchant.setting('sms.registerBudgetPerDay') }];
  const all = merchant.setting('sms.budgetPerDay');
  const reserve = Math.floor(all * reserveShare);
  const shared = { key, points: all - reserve };
  return isOwnDevice ? [shared, { key: `${key}:reserve`, points: reserve }] : [shared];
}

/** Returns whether no message can be paid today. Called before the receiver is looked up, so that all callers get the same answer (A2). */
export async function isBudgetSpent(
  spender: Spender,
  { limits, clock }: BudgetDeps,
): Promise<boolean> {
  for (const { key, points } of potsOf(spender, clock())) {
    if ((await limits.taken(key)) < points) return false;
  }
  return true;
}

/** Takes one message from the day's budget; false if none is left. Called once for each message that is sent. */
export async function spendMessage(spender: Spender, deps: BudgetDeps): Promise<boolean> {
  for (const pot of potsOf(spender, deps.clock())) {
    if (pot.points === 0) continue;
    const { retryAfter, taken } = await deps.limits.tally(pot.key, pot.points, daySeconds);
    if (retryAfter !== null) continue;
    if (taken >= pot.points * lowShare) await warnOnce(spender, pot.key, deps);
    return true;
  }
  return false;
}

async function warnOnce(
  { merchant, budget }: Spender,
  key: string,
  { database, limits, clock, log }: BudgetDeps,
): Promise<void> {
  if ((await limits.take(`${key}:low`, 1, daySeconds)) !== null) return;
  log.warn({ merchant: merchant.code, budget }, 'four fifths of the day’s text messages are spent');
  await database.query(merchant.code, (tx) =>
    writeAudit(tx, {
      action: 'sms.budget',
      result: 'low',
      about: { budget },
      merchantCode: merchant.code,
      at: clock(),
      actor: 'system',
      memberId: null,
      address: null,
      requestId: null,
    }),
  );
}

/** Seconds until the budgets are reset, 1 to 86,400. */
export const untilNextBudget = (now: Date): number =>
  daySeconds - Math.floor((now.getTime() / 1_000) % daySeconds);
