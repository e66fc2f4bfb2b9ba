// Follows the payment of a prize. The page calls a round paid only after the wallet has confirmed it.
import type { Shell } from '../page/shell.ts';
import type { Instant, Round } from './state.ts';

type PaymentListener<D> = {
  /** Whether the round is still shown. */
  isShown: (round: Round<D>) => boolean;
  onPaid: (round: Round<D>) => void;
};

export async function followPayment<D>(
  { calls, purse }: Shell,
  round: Round<D>,
  told: PaymentListener<D>,
): Promise<void> {
  let known = round;
  for (let tries = 6; ; tries -= 1) {
    void purse.refresh();
    if (known.isPaid || BigInt(known.prize) === 0n || tries === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const answer = await calls.get<Instant<unknown, D>>('instant');
    if (!told.isShown(round)) return;
    const now = answer.end === 'answered' && answer.body.last.find(({ id }) => id === round.id);
    if (now) known = now;
    if (now && now.isPaid) told.onPaid(now);
  }
}
