// The games of lanes that came without: a gateway of others (docs/gateway.md) names the lanes alone. Fetched where that is so.
import { gameList } from '@parlour/contract/lobby/calls';
import type { Lane } from '@parlour/contract/lobby/lobby';
import type { ReadApi } from '#foundation/api/reads.ts';

/** As many as our own server sends with a lane. */
const gamesOfLane = 12;

/** Each with its first games. A lane that has none, or whose games could not be asked for, is left out. */
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
