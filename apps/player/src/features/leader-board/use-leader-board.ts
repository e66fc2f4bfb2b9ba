// The leader board (MEMBER-10), fetched again each minute while the page is seen.
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { leaderBoard } from '@parlour/contract/rewards/calls';
import type { Period } from '@parlour/contract/rewards/local-days';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { everyWhileSeen } from '#platform/quiet/rounds.ts';
import { readPeriod } from './board-address.ts';

export type Board = Answer<typeof leaderBoard>;
export type BoardRow = Board['rows'][number];

const minuteMs = 60_000;

/** The board; the resource's `wording` is the query that names the period. */
const makeBoard = (foundation: Foundation) =>
  createResource({
    ask: ({ wording }, signal) =>
      readsOf(foundation)(leaderBoard, { period: readPeriod(wording) }, { teller: 'page', signal }),
    freshMs: 0,
  });

/** The board of a period. If the merchant has no points, `isOn` is false and nothing is fetched (PROMO-01). */
export function useLeaderBoard(period: Period) {
  const { keep, site } = useFoundation();
  const board = keep(makeBoard);
  const isOn = site.flag('REWCEN3');
  const owner = useSession()?.token;
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    const ask = () => board.need({ owner, wording: `?period=${period}` });
    ask();
    return everyWhileSeen(minuteMs, ask);
  }, [board, owner, isOn, period]);
  const { value, ...state } = useResource(board);
  // Hides the rows of another period, which would be under the wrong tab.
  const shown = value?.period === period ? value : null;
  return { ...state, isOn, board: shown, retry: board.retry };
}
