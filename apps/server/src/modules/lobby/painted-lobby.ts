// What the pages of the lobby are painted from. It travels in the page twice, as HTML and as data, so it holds what the first screen shows and no more.
import type { Language } from '@parlour/contract/languages';
import { deriveLanes } from '@parlour/contract/lobby/lanes';
import type { Lane, PaintedLobby } from '@parlour/contract/lobby/lobby';
import type { Merchant } from '#http/merchant';
import type { Catalogue } from './catalogue.ts';

type Reader = { pattern: string; language: Language; visitor: 'guest' | 'member' };

/** How many lanes are painted with their games. */
const paintedLanes: Record<string, number> = { '/m/home': 3, '/m/game': 0 };

/** Only the first ones in the order in which they are shown (LOBBY-03) keep their games. */
function keepGames(lanes: Lane[], count: number): Lane[] {
  const shown = deriveLanes(lanes).toSorted((one, other) => one.ordinal - other.ordinal);
  const whole = new Set(shown.slice(0, count).map(({ title }) => title));
  return lanes.map(({ games, ...lane }) =>
    whole.has(lane.title) && games ? { ...lane, games } : lane,
  );
}

export function paintedLobby(catalogue: Catalogue) {
  return async (merchant: Merchant, reader: Reader): Promise<PaintedLobby | undefined> => {
    const count = paintedLanes[reader.pattern];
    if (count === undefined) return undefined;
    const execution = reader.visitor === 'member' ? ('A' as const) : ('B' as const);
    const wanted = { types: ['B', 'PL'], execution };
    const [lanes, announcements] = await Promise.all([
      catalogue.lanes(merchant, reader.language),
      catalogue.announcements(merchant, wanted, reader.language),
    ]);
    return { lanes: keepGames(lanes, count), announcements };
  };
}
