import { useState } from 'react';
import type { RewardRequest } from './claims.ts';

/** The claiming of several rewards by one press. `isTold`: all have been sent, and their outcomes are shown. */
export function useClaimAll(send: (requests: readonly RewardRequest[]) => Promise<void>) {
  const [requests, setRequests] = useState<readonly RewardRequest[]>([]);
  const [step, setStep] = useState<'idle' | 'busy' | 'told'>('idle');
  async function start(wanted: readonly RewardRequest[]): Promise<void> {
    setRequests(wanted);
    setStep('busy');
    await send(wanted);
    setStep('told');
  }
  return {
    requests,
    isBusy: step === 'busy',
    isTold: step === 'told',
    start: (wanted: readonly RewardRequest[]) => void start(wanted),
    close: () => setStep('idle'),
  };
}
