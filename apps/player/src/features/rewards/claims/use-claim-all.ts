import { useState } from 'react';
import type { RewardRequest } from './claims.ts';
import type { useClaims } from './use-claims.ts';

/**
 * The claiming of several rewards by one press. `isTold`: all have been sent, and their outcomes are shown. A press at that time is the
 * second of a double tap, and is ignored.
 */
export function useClaimAll({ claims, claimAll }: ReturnType<typeof useClaims>) {
  const [requests, setRequests] = useState<readonly RewardRequest[]>([]);
  const [step, setStep] = useState<'idle' | 'busy' | 'told'>('idle');
  const isBusy = step === 'busy';
  const isTold = step === 'told' && claims.size > 0;
  async function start(wanted: readonly RewardRequest[]): Promise<void> {
    if (isBusy || isTold) return;
    setRequests(wanted);
    setStep('busy');
    await claimAll(wanted);
    setStep('told');
  }
  return {
    requests,
    isBusy,
    isTold,
    start: (wanted: readonly RewardRequest[]) => void start(wanted),
    close: () => setStep('idle'),
  };
}
