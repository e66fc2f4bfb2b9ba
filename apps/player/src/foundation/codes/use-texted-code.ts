import { useEffect, useEffectEvent, useState } from 'react';
import { onPageGone } from '#platform/page.ts';
import { takeTextedCode } from '#platform/texted-code.ts';
import type { SendCode } from './use-send-code.ts';

type TextedCodeOptions = {
  sending: Pick<SendCode, 'isSending' | 'secondsLeft'>;
  /** True while the form is being sent or is hidden: no code is wanted then. */
  isOff: boolean;
  onCode: (code: string) => void;
};

/** Fills in a requested code as soon as its text message arrives, until the form is sent, the code expires or the page is left. */
export function useTextedCode({ sending, isOff, onCode }: TextedCodeOptions): void {
  // Begins before the message is sent, so that a fast message is not missed.
  const isAwaited = !isOff && (sending.isSending || sending.secondsLeft > 0);
  // A message may be faster than the answer to the call, and the code's field is shown after that.
  const [arrived, setArrived] = useState<string | null>(null);
  const fill = useEffectEvent(onCode);
  const { isSending } = sending;
  useEffect(() => {
    if (arrived === null || isSending) return;
    setArrived(null);
    fill(arrived);
  }, [arrived, isSending]);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const ending = new AbortController();
    const end = () => ending.abort();
    const forget = onPageGone(end);
    const wait = async () => {
      const code = await takeTextedCode(ending.signal);
      if (code !== null && !ending.signal.aborted) setArrived(code);
    };
    void wait();
    return () => {
      forget();
      end();
    };
  }, [isAwaited]);
}
