import { useEffect, useEffectEvent } from 'react';
import { onPageGone } from '#platform/page.ts';
import { takeTextedCode } from '#platform/texted-code.ts';
import type { SendCode } from './use-send-code.ts';

type Awaited = {
  sending: Pick<SendCode, 'isSending' | 'secondsLeft'>;
  /** The form is on its way, or not on the screen: no code is wanted then. */
  isOff: boolean;
  onCode: (code: string) => void;
};

/** Fills in the code of a text message that was asked for, as soon as it arrives: until the form is sent, the code is over, or the page goes. */
export function useTextedCode({ sending, isOff, onCode }: Awaited): void {
  // Asked for before the message is sent, so that it cannot come too early.
  const isAwaited = !isOff && (sending.isSending || sending.secondsLeft > 0);
  const fill = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const ending = new AbortController();
    const end = () => ending.abort();
    const forget = onPageGone(end);
    const wait = async () => {
      const code = await takeTextedCode(ending.signal);
      if (code !== null && !ending.signal.aborted) fill(code);
    };
    void wait();
    return () => {
      forget();
      end();
    };
  }, [isAwaited]);
}
