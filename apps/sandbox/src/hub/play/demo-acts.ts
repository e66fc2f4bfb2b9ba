// The same buttons for play money: it lies here, and no wallet is asked.
import type { DemoPlay, PlayStore } from './store.ts';
import type { Amounts } from './acts.ts';
import type { Report } from './report.ts';

type DemoAct = (plays: PlayStore, play: DemoPlay, amounts: Amounts) => Promise<Report>;

const moved =
  (what: string, amountOf: (amounts: Amounts) => bigint): DemoAct =>
  async (plays, play, amounts) => {
    const balance = await plays.moveDemoMoney(play.codeHash, amountOf(amounts));
    if (balance !== null) return { what, verdict: 'Play money', isExpected: true, balance };
    return { what, verdict: 'Not enough play money', isExpected: true, balance: play.balance };
  };

export const demoActs: Record<string, DemoAct> = {
  balance: moved('Balance', () => 0n),
  stake: moved('Stake', ({ stake }) => -stake),
  win: moved('Win', ({ win }) => win),
  close: moved('Close round', () => 0n),
};
