// The member's messages, fetched when the page is shown and again when the reader returns to it.
import type { Answer } from '@parlour/contract/endpoint';
import { feedbackList } from '@parlour/contract/feedback/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import type { SentMessage } from '../form/form.ts';

export type OwnMessage = Answer<typeof feedbackList>['items'][number];

const messages = defineOwnData({
  ask: async ({ read }) => (await read(feedbackList, {})).items,
  isQuiet: true,
  changedBy: 'notification',
});

export function useMessages() {
  const { change, refresh, ...list } = useOwnResource(messages);

  /** Puts a sent message at the head of the list, then fetches the list from the server. */
  function add(sent: SentMessage): void {
    const known = { sentAt: Date.now(), state: 'sent', answer: null, answeredAt: null } as const;
    change((items) => [{ ...sent, ...known }, ...items.filter(({ id }) => id !== sent.id)]);
    refresh();
  }
  return { ...list, add };
}
