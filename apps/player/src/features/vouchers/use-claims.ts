// Claiming and redeeming as the page shows it.
import { useEffect, useState } from 'react';
import type { Phrase } from '#foundation/language/language.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Voucher } from './use-vouchers.ts';
import { makeRedeeming, makeVoucherClaims } from './voucher-wishes.ts';

function useTellPaid() {
  const { toasts, language } = useFoundation();
  return ({ reward }: Voucher): void =>
    toasts.show('done', (t) => {
      const amount = rewardText(reward, language.get());
      return reward.kind === 'bonus'
        ? t('vouchers.bonus_added', { amount })
        : t('vouchers.added', { amount });
    });
}

/** What became of claims stays told until the page is left. */
export function useVoucherClaims(onPaid: (voucher: Voucher) => void) {
  const claims = useFoundation().keep(makeVoucherClaims);
  const steps = useStore(claims);
  const tell = useTellPaid();
  useEffect(() => claims.leave, [claims]);
  /** Resolves with whether it was paid. */
  async function claim(id: string): Promise<boolean> {
    const became = await claims.send({ id });
    if (became?.step !== 'paid') return false;
    onPaid(became.voucher);
    tell(became.voucher);
    return true;
  }
  return { claimedOf: (id: string) => steps.get(id), claim };
}
export type Claimed = NonNullable<ReturnType<ReturnType<typeof useVoucherClaims>['claimedOf']>>;

/** A code as it is typed, and why it was not taken. */
export function useRedeem(onPaid: () => void) {
  const redeeming = useFoundation().keep(makeRedeeming);
  const steps = useStore(redeeming);
  const tell = useTellPaid();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Phrase | null>(null);
  useEffect(() => redeeming.leave, [redeeming]);
  const wanted = code.trim();

  function type(typed: string): void {
    setCode(typed);
    setProblem(null);
  }
  /** Resolves with whether it was taken; null where nothing was sent. */
  async function redeem(): Promise<boolean | null> {
    if (wanted === '') return null;
    setProblem(null);
    const became = await redeeming.send({ code: wanted });
    if (became === null) return null;
    if (became.step === 'failed') {
      setProblem(() => became.say);
      return false;
    }
    setCode('');
    onPaid();
    tell(became.voucher);
    return true;
  }
  const isBusy = steps.get(wanted)?.step === 'busy';
  return { code, type, problem, isBusy, redeem };
}
