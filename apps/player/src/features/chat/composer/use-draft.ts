// What is being written, stored for a reload or a return to the page, and removed when the member logs out, as all keys with its prefix.
import { useState } from 'react';
import { longestChatText } from '@parlour/contract/chat/talk';
import { ownPrefix } from '#foundation/session/tab-record.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type Draft = { text: string; write: (text: string) => void };

const keyOf = (name: string): string => `${ownPrefix}chat.draft.${name}`;

/** The draft of a name. A component that shows another one has another key. */
export function useDraft(name: string): Draft {
  const { tabStorage } = useFoundation();
  const [text, setText] = useState(() =>
    (tabStorage.read(keyOf(name)) ?? '').slice(0, longestChatText),
  );
  function write(next: string): void {
    setText(next);
    if (next === '') tabStorage.remove(keyOf(name));
    else tabStorage.write(keyOf(name), next);
  }
  return { text, write };
}
