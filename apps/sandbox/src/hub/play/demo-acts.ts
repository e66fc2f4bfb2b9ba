// The buttons of a game with play money, which is stored here: no wallet is called.
import type { Pool } from 'pg';
import { moveDemoMoney, type DemoPlay } from './store.ts';
import type { Amounts } from './acts.ts';
import type { Report } from './report.ts';

type DemoAct = (pool: Pool, play: DemoPlay, amounts: Amounts) => Promise<Report>;

const moved =
  (what: string, amountOf: (amounts: Amounts) => bigint): DemoAct =>
  async (pool, play, amounts) => {
    const balance = await moveDemoMoney(pool, play.codeHash, amountOf(amounts));
    if (balance !== null) return { what, verdict: 'Play money', isExpected: true, balance };
    return { what, verdict: 'Not enough play money', isExpected: true, balance: play.balance };
  };

export const demoActs: Record<string, DemoAct> = {
  balance: moved('Balance', () => 0n),
  stake: moved('Stake', ({ stake }) => -stake),
  win: moved('Win', ({ win }) => win),
  close: moved('Close round', () => 0n),
};
