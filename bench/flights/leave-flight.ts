// One flight that the whole crowd leaves at once: the time until each answer, and until each wallet has the prize.
import { randomUUID } from 'node:crypto';
import type { Answer } from '../../soak/caller.ts';
import { look } from '../../soak/games/press.ts';
import { atOnce, type Figures } from '../bets/pace.ts';
import type { Crowd, Member } from './crowd.ts';
import { watchWallets, type WalletWatch } from './wallet-watch.ts';
import { sleepUntil } from '../../soak/sleep-until.ts';

type Flight = { id: string; closesAt: number; startsAt: number; end: object | null };
type Crash = { now: number; stakes: string[]; flight: Flight };
export type LeaveAnswer = { id: string; hundredths: string; prize: string };

export type LeaveFigures = {
  leave: Figures;
  /** Milliseconds from the common start of leaving until the prize is in the wallet, for each member. */
  paid: number[];
};
export type LeaveAnswers = Map<string, LeaveAnswer>;
type FlightAttempt = { crowd: Crowd; watch: WalletWatch; told: LeaveAnswers };

/** Milliseconds that all stakes need, and milliseconds after the start at which all leave, at ×1.12. */
const sales = 5_000;
const leavesAfter = 2_000;
const stakedAtOnce = 20;
const mostFlights = 30;
const paidWithin = 60_000;

/** Plays flights until one lasts long enough. Every answer about a stake is added to `told`, also of flights that do not count. */
export async function leaveTogether(crowd: Crowd, told: LeaveAnswers): Promise<LeaveFigures> {
  const watch = await watchWallets(crowd);
  try {
    for (let tries = 0; tries < mostFlights; tries += 1) {
      const left = await tryFlight({ crowd, watch, told });
      if (left) return left;
    }
  } finally {
    await watch.close();
  }
  throw new Error(`of ${mostFlights} flights none was left by all`);
}

async function findSales({ members: [first] }: Crowd): Promise<Crash> {
  for (;;) {
    const crash = first && (await look<Crash>(first, 'crash'));
    if (crash && crash.flight.end === null && crash.flight.closesAt - crash.now > sales)
      return crash;
    await sleepUntil(Date.now() + 300);
  }
}

/** Tries one flight. Returns null if not all members are in it, or if it ends too soon. */
async function tryFlight({ crowd, watch, told }: FlightAttempt): Promise<LeaveFigures | null> {
  const { flight, stakes } = await findSales(crowd);
  const bets = new Map<Member, string>();
  const [stake] = stakes;
  const staking = crowd.members.map((member) => async () => {
    const order = { key: randomUUID(), stake, target: null };
    const { status, body } = await member.ask('POST', 'crash/bets', order);
    if (status === 200) bets.set(member, (JSON.parse(body) as { bet: LeaveAnswer }).bet.id);
    return status === 200;
  });
  await atOnce(staking, stakedAtOnce);
  if (bets.size < crowd.members.length) return null;
  // Opens every member's connection, as a page would have it.
  await Promise.all(crowd.members.map((member) => look(member, 'crash')));
  await sleepUntil(flight.startsAt + leavesAfter);
  await watch.begin();
  const leaving = [...bets].map(([member, id]) => async () => {
    const answer = await member.ask('POST', `crash/bets/${id}/leave`, {});
    hear(told, answer);
    // A flight that ended before its members left answers 200 with their lost stakes.
    return BigInt(told.get(id)?.prize ?? 0) > 0n;
  });
  const leave = await atOnce(leaving, crowd.members.length);
  if (leave.failed > 0) return null;
  const paid = await watch.untilRisen(paidWithin);
  return { leave, paid };
}

export function hear(told: LeaveAnswers, { status, body }: Answer): boolean {
  if (status !== 200) return false;
  const { bet } = JSON.parse(body) as { bet: LeaveAnswer };
  const { id, hundredths, prize } = bet;
  const before = told.get(id);
  if (before && (before.hundredths !== hundredths || before.prize !== prize)) {
    throw new Error(`stake ${id} left at ${before.hundredths} and then at ${hundredths}`);
  }
  told.set(id, { id, hundredths, prize });
  return true;
}
