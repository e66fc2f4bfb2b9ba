// Drafts of answers, stored in the tab for a reload or a new login, each with the id that makes it one message (CHAT-05).
import { longestChatText } from '@parlour/contract/chat/talk';
import { useState } from 'react';
import { ownPrefix, useOffice } from '#foundation/office.ts';

export type Draft = {
  text: string;
  /** The id of the message. It changes with the text, because a try whose answer was lost may have arrived. */
  clientId: string;
};

/** `kind`: absent for an answer, since each kind has a draft of its own. */
export type DraftOwner = { mail: string; merchant: string; id: string; kind?: 'note' };

const keyOf = ({ mail, merchant, id, kind }: DraftOwner): string =>
  [`${ownPrefix}draft`, mail, merchant, id, ...(kind ? [kind] : [])].join(' ');

function readDraft(stored: string | null): Draft | null {
  try {
    const { text, clientId } = JSON.parse(stored ?? 'null') as Partial<Draft>;
    if (typeof text !== 'string' || typeof clientId !== 'string') return null;
    return { text: text.slice(0, longestChatText), clientId };
  } catch {
    return null;
  }
}

const empty = (): Draft => ({ text: '', clientId: crypto.randomUUID() });

export function useDraft(owner: DraftOwner) {
  const { tab } = useOffice();
  const key = keyOf(owner);
  const [draft, setDraft] = useState(() => readDraft(tab.read(key)) ?? empty());
  function write(text: string): void {
    const next = { text, clientId: crypto.randomUUID() };
    setDraft(next);
    if (text === '') tab.remove(key);
    else tab.write(key, JSON.stringify(next));
  }
  return { draft, write };
}
