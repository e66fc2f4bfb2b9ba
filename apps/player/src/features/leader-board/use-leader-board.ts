// Who leads (MEMBER-10), asked for again each minute while somebody looks.
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

/** `wording` is the query that names the period. */
const makeBoard = (foundation: Foundation) =>
  createResource({
    ask: ({ wording }, signal) =>
      readsOf(foundation)(leaderBoard, { period: readPeriod(wording) }, { teller: 'page', signal }),
    freshMs: 0,
  });

/** `isOn`: the merchant has points at all; else nothing is asked (PROMO-01). */
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
  // Another period's rows would stand under the wrong tab.
  const shown = value?.period === period ? value : null;
  return { ...state, isOn, board: shown, retry: board.retry };
}
