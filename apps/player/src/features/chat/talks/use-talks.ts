// The member's talks: fetched when the page is shown, upon signals, and when the reader returns to it.
import { listTalks } from '@parlour/contract/chat/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';

export type Talk = Answer<typeof listTalks>['talks'][number];

const talks = defineOwnData({
  ask: async ({ read }) => (await read(listTalks, {})).talks,
  isQuiet: true,
  changedBy: 'chat',
});

export const useTalks = () => useOwnResource(talks);
