// What text messages may cost a merchant in a day (UTC). Members and registrations have a budget each: whoever registers the numbers of strangers uses up nothing of the members'.
import type { Database } from '@parlour/database/connection';
import type { Logger } from 'pino';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { writeAudit } from '#modules/audit';

const daySeconds = 24 * 3_600;
/** So much of the members' budget is kept for devices on which the receiver has logged in before. */
const reserveShare = 1 / 5;
/** From this share on the merchant is warned, once a day. */
const lowShare = 4 / 5;

export type BudgetDeps = {
  database: Database;
  limits: Limits;
  clock: () => Date;
  log: Pick<Logger, 'warn'>;
};

export type Spender = {
  merchant: Merchant;
  /** `register`: messages to whoever a registration names. `members`: all others. */
  budget: 'members' | 'register';
  /** The receiver has logged in with the asking device before, or has just proven to be the receiver. */
  isOwnDevice: boolean;
};

type Pot = { key: string; points: number };

/** From which a message may be paid, the first one first. */
function potsOf({ merchant, budget, isOwnDevice }: Spender, now: Date): Pot[] {
  const today = now.toISOString().slice(0, 10);
  const key = `sms:${merchant.code}:${budget}:${today}`;
  if (budget === 'register') return [{ key, points: merchant.setting('sms.registerBudgetPerDay') }];
  const all = merchant.setting('sms.budgetPerDay');
  const reserve = Math.floor(all * reserveShare);
  const shared = { key, points: all - reserve };
  return isOwnDevice ? [shared, { key: `${key}:reserve`, points: reserve }] : [shared];
}

/** Whether no message can be paid today. Asked before anybody knows whether there is a receiver, so that all are told alike (A2). */
export async function isBudgetSpent(
  spender: Spender,
  { limits, clock }: BudgetDeps,
): Promise<boolean> {
  for (const { key, points } of potsOf(spender, clock())) {
    if ((await limits.taken(key)) < points) return false;
  }
  return true;
}

/** Takes one message from the day's budget; false where none is left. Asked for each that is sent, and for no other. */
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

/** Seconds until the budgets are whole again, 1 to 86,400. */
export const untilNextBudget = (now: Date): number =>
  daySeconds - Math.floor((now.getTime() / 1_000) % daySeconds);
