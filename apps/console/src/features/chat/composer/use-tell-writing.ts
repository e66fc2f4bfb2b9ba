// Tells the member that somebody is writing, now and then while the text changes. A failure is not worth a word.
import { tellStaffWriting } from '@parlour/contract/chat/staff-calls';
import { writingEveryMs } from '@parlour/contract/chat/talk';
import { useRef } from 'react';
import { useOffice } from '#foundation/office.ts';
import type { NamedTalk } from '../talk/use-talk.ts';

export function useTellWriting(talk: NamedTalk, name: string): (text: string) => void {
  const { call } = useOffice();
  const toldAt = useRef(-Infinity);
  return (text) => {
    const now = performance.now();
    if (text.trim() === '' || now - toldAt.current < writingEveryMs) return;
    toldAt.current = now;
    const input = { ...talk, ...(name !== '' && { name }) };
    void call(tellStaffWriting, input).catch(() => undefined);
  };
}
