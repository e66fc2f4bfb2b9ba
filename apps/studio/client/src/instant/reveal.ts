// Showing a round from the studio's answer to its end: the balance and the words tell its prize when the scene has shown it, not before.
import type { Shell } from '../page/shell.ts';
import { beginSpan } from '../page/timeline.ts';
import { followPayment } from './follow-payment.ts';
import { isWin } from './reading.ts';
import type { Game } from './scene.ts';
import type { Stand } from './stand.ts';
import type { Round } from './state.ts';

type Parts<D> = { shell: Shell; engine: Game<D>; stand: Stand<D>; forget: (key: string) => void };
export type Reveal<D> = {
  /** The page was opened over it. `paid`: what the balance already holds of its prize. */
  open: (round: Round<D>, paid: bigint) => Promise<void>;
  /** The balance as it is known is that before its stake: it shows what is left at once, and the prize when the scene has shown it. */
  taken: (round: Round<D>, isFree: boolean) => Promise<void>;
};

export function createReveal<D>({ shell, engine, stand, forget }: Parts<D>): Reveal<D> {
  const { calls, money, notices, sound, vibration, purse } = shell;
  const tell = (round: Round<D>): void => {
    sound.play(isWin(round) ? 'win' : 'end');
    if (isWin(round)) vibration.give('prize');
    const prize = BigInt(round.prize) > 0n ? ` ${money.exact(BigInt(round.prize))}` : '';
    notices.speak(`${engine.sentence(round)}.${prize}`);
  };
  const open: Reveal<D>['open'] = async (round, paid) => {
    const showBalance = purse.hold(paid);
    stand.nameRound(round.number);
    forget(round.key);
    // The proof of a round in steps is of that round while it goes on.
    if (!round.isOver) stand.showFair(round);
    const endSpan = beginSpan('round');
    const over = await engine.scene.reveal(round);
    endSpan();
    stand.addLast(over);
    stand.show(over, true);
    showBalance();
    tell(over);
    void calls.post(`instant/rounds/${over.id}/seen`, {});
    void followPayment(shell, over, {
      isShown: ({ id }) => stand.shown()?.id === id,
      onPaid: (now) => stand.show(now),
    });
  };
  return {
    open,
    taken: (round, isFree) => {
      const balance = purse.known();
      if (balance !== null && !isFree) purse.set(String(balance - BigInt(round.stake)));
      return open(round, 0n);
    },
  };
}
