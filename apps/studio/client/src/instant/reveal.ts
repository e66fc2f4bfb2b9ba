// Shows a round from the studio's answer to its end. Balance and words show the prize only after the scene has shown it.
import type { Shell } from '../page/shell.ts';
import { beginSpan } from '../page/timeline.ts';
import { followPayment } from './follow-payment.ts';
import { isWin } from './reading.ts';
import type { Game } from './scene.ts';
import type { RoundDisplay } from './stand.ts';
import type { Round } from './state.ts';

type RevealOptions<D> = {
  shell: Shell;
  engine: Game<D>;
  stand: RoundDisplay<D>;
  forget: (key: string) => void;
};
export type Reveal<D> = {
  /** Shows a round during which the page was opened. `paid` is the part of its prize that the balance already contains. */
  open: (round: Round<D>, paid: bigint) => Promise<void>;
  /** Shows a new round. The known balance is that before its stake, so the stake is deducted at once and the prize added afterwards. */
  taken: (round: Round<D>, isFree: boolean) => Promise<void>;
};

export function createReveal<D>({ shell, engine, stand, forget }: RevealOptions<D>): Reveal<D> {
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
    // During a round in steps, the proof is that of this round.
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
