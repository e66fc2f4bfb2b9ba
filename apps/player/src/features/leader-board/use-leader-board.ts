// The leader board (MEMBER-10), fetched again each minute while the page is seen.
import type { Answer } from '@parlour/contract/endpoint';
import { leaderBoard } from '@parlour/contract/rewards/calls';
import type { Period } from '@parlour/contract/rewards/local-days';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { readPeriod } from './board-address.ts';

export type Board = Answer<typeof leaderBoard>;
export type BoardRow = Board['rows'][number];

const minuteMs = 60_000;

/** The board; the part is the query that names the period. */
const ownBoard = defineOwnData({
  ask: ({ read, part }) => read(leaderBoard, { period: readPeriod(part) }),
  again: minuteMs,
});

/** The board of a period. If the merchant has no points, `isOn` is false and nothing is fetched (PROMO-01). */
export function useLeaderBoard(period: Period) {
  const isOn = useFoundation().site.flag('REWCEN3');
  const part = `?period=${period}`;
  const { value, ...state } = useOwnResource(ownBoard, { part, isNeeded: isOn });
  // Hides the rows of another period, which would be under the wrong tab.
  const shown = value?.period === period ? value : null;
  return { ...state, isOn, board: shown };
}
