// The state of the page's claims and of its form for codes.
import { useEffect, useState } from 'react';
import type { Phrase } from '#foundation/language/language.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Voucher, VoucherState } from './use-vouchers.ts';
import { makeRedeeming, makeVoucherClaims, type VoucherClaim } from './voucher-claims.ts';

function useTellPaid() {
  const { toasts, language } = useFoundation();
  return ({ reward }: Voucher): void =>
    toasts.show('done', (t) => {
      const amount = rewardText(reward, language.get());
      return reward.kind === 'bonus'
        ? t('voucher.bonus_added', { amount })
        : t('voucher.added', { amount });
    });
}

/** The claims of vouchers. Their results are shown until the page is left or another tab is opened. */
export function useVoucherClaims(state: VoucherState, onPaid: (voucher: Voucher) => void) {
  const claims = useFoundation().keep(makeVoucherClaims);
  const steps = useStore(claims);
  const tell = useTellPaid();
  useEffect(() => claims.leave, [claims, state]);
  /** Sends a claim; resolves with the voucher if it was paid. */
  async function send(wish: VoucherClaim): Promise<Voucher | null> {
    const became = await claims.send(wish);
    if (became?.step !== 'paid') return null;
    onPaid(became.voucher);
    return became.voucher;
  }
  /** Claims a voucher; resolves with true if it was paid. */
  async function claim(wish: VoucherClaim): Promise<boolean> {
    const paid = await send(wish);
    if (paid) tell(paid);
    return paid !== null;
  }
  const stepOf = (id: string) => claims.get().get(id)?.step;
  /** Claims a voucher without a toast; resolves with true if it is paid, also by a press of its own button meanwhile. */
  const claimQuietly = async (wish: VoucherClaim): Promise<boolean> =>
    stepOf(wish.id) === 'paid' || (await send(wish)) !== null || stepOf(wish.id) === 'paid';
  /** Adds the vouchers that were paid here to the list, which no longer has them once it was fetched again, at their old positions. */
  function joinPaid(listed: readonly Voucher[]): Voucher[] {
    const paid = [...steps.values()].flatMap((step) => (step.step === 'paid' ? [step] : []));
    const isPaid = ({ id }: Voucher) => steps.get(id)?.step === 'paid';
    const all = listed.filter((voucher) => !isPaid(voucher));
    const inOrder = paid.toSorted((one, other) => one.at - other.at);
    for (const { at, voucher } of inOrder) all.splice(at, 0, voucher);
    return all;
  }
  return { claimedOf: (id: string) => steps.get(id), claim, claimQuietly, joinPaid };
}
export type ClaimStep = NonNullable<ReturnType<ReturnType<typeof useVoucherClaims>['claimedOf']>>;

/** The typed code, and the problem of a refused one. */
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
  /** Redeems the code; resolves with true if it was accepted, null if nothing was sent. */
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
