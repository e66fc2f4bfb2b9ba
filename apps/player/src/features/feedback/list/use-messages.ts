// The member's messages, fetched when the page is shown and again when the reader returns to it.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { feedbackList } from '@parlour/contract/feedback/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { onPageSeen } from '#platform/page.ts';
import type { SentMessage } from '../form/form.ts';

export type OwnMessage = Answer<typeof feedbackList>['items'][number];

const makeMessages = (foundation: Foundation) =>
  createResource({
    ask: async (_of, signal) => {
      const options = { teller: 'page', signal } as const;
      return (await readsOf(foundation)(feedbackList, {}, options)).items;
    },
    freshMs: 0,
    isQuiet: true,
  });

export function useMessages() {
  const messages = useFoundation().keep(makeMessages);
  const owner = useSession()?.token;
  useEffect(() => {
    if (owner === undefined) return undefined;
    const refresh = () => messages.need({ owner, wording: '' });
    refresh();
    return onPageSeen(refresh);
  }, [messages, owner]);

  /** Puts a sent message at the head of the list, then fetches the list from the server. */
  function add(sent: SentMessage): void {
    const known = { sentAt: Date.now(), state: 'sent', answer: null, answeredAt: null } as const;
    messages.change((list) => [{ ...sent, ...known }, ...list.filter(({ id }) => id !== sent.id)]);
    messages.refresh();
  }
  return { ...useResource(messages), add, retry: messages.retry };
}
