// The member's talks: fetched when the page is shown, upon signals or every few seconds without them, and when the reader returns to it.
import { useEffect } from 'react';
import { listTalks } from '@parlour/contract/chat/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { pollUnlessTold } from '#foundation/signals/signals.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type Talk = Answer<typeof listTalks>['talks'][number];

const talks = defineOwnData({
  ask: async ({ read }) => (await read(listTalks, {})).talks,
  isQuiet: true,
  changedBy: 'chat',
});

const pollMs = 15_000;

export function useTalks() {
  const foundation = useFoundation();
  const { renew } = foundation.keep(talks.make);
  useEffect(() => pollUnlessTold(foundation, pollMs, renew), [foundation, renew]);
  return useOwnResource(talks);
}
