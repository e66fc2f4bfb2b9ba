// Fetches the games of lanes that arrived without them: a third-party gateway (docs/gateway.md) sends only the lanes.
import { gameList } from '@parlour/contract/lobby/calls';
import type { Lane } from '@parlour/contract/lobby/lobby';
import type { ReadApi } from '#foundation/api/reads.ts';

/** The number of games that our own server sends with a lane. */
const gamesOfLane = 12;

/** The lanes with their first games. A lane without games, or whose games could not be fetched, is left out. */
export async function fillLanes(
  read: ReadApi,
  lanes: readonly Lane[],
  signal: AbortSignal,
): Promise<Lane[]> {
  const first = { pageNo: 1, pageSize: gamesOfLane, platform: 'html5' } as const;
  const filled = lanes.map(async (lane): Promise<Lane> => {
    if (lane.games) return lane;
    const asked = { ...first, gameType: lane.title };
    const found = await read(gameList, asked, { teller: 'nobody', signal }).catch(() => null);
    return { ...lane, games: found?.games ?? [] };
  });
  return (await Promise.all(filled)).filter(({ games = [] }) => games.length > 0);
}
