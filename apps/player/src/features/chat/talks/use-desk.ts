// Whether somebody of the team is there, and the merchant's replies: fetched when the page is shown and when the reader returns to it.
import { chatDesk } from '@parlour/contract/chat/calls';
import type { Answer } from '@parlour/contract/endpoint';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';

export type Desk = Answer<typeof chatDesk>;

const desk = defineOwnData({
  ask: ({ read }) => read(chatDesk, {}),
  hasTexts: true,
  isQuiet: true,
});

/** The team's hours; null until they are known. A failure is not shown: writing works without them. */
export const useDesk = (isNeeded = true): Desk | null => useOwnResource(desk, { isNeeded }).value;
