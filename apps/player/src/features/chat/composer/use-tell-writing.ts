// Tells the team that the member is writing, now and then while the text changes. A failure is not worth a word.
import { useRef } from 'react';
import { tellWriting } from '@parlour/contract/chat/calls';
import { writingEveryMs } from '@parlour/contract/chat/talk';
import { useFoundation } from '#foundation/use-foundation.ts';

/** Returns a function to call with each change of the text. It does nothing for a talk that has not been begun. */
export function useTellWriting(talkId: string | null): (text: string) => void {
  const { api } = useFoundation();
  const toldAt = useRef(-Infinity);
  return (text) => {
    const now = performance.now();
    if (talkId === null || text.trim() === '' || now - toldAt.current < writingEveryMs) return;
    toldAt.current = now;
    void api(tellWriting, { id: talkId }, { teller: 'nobody' }).catch(() => undefined);
  };
}
