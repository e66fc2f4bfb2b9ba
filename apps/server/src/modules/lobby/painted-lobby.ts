// The lobby's data from which pages are painted. A page carries it twice, as HTML and as data, so it is limited to the first screen.
import { deriveLanes } from '@parlour/contract/lobby/lanes';
import type { Lane } from '@parlour/contract/lobby/lobby';
import type { Painter } from '@parlour/contract/page';
import type { Merchant } from '#http/merchant';
import { withoutTimes } from './draws.ts';
import type { KeptLobby } from './keep-lobby.ts';

/** Keeps the games of the first `count` lanes in display order (LOBBY-03), and removes those of the others. */
function keepGames(lanes: Lane[], count: number): Lane[] {
  const shown = deriveLanes(lanes).toSorted((one, other) => one.ordinal - other.ordinal);
  const whole = new Set(shown.slice(0, count).map(({ title }) => title));
  return lanes.map(({ games, ...lane }) =>
    whole.has(lane.title) && games ? { ...lane, games: withoutTimes(games) } : lane,
  );
}

export const paintedLobby =
  (lobby: KeptLobby): Painter<Merchant, 'lobby'> =>
  async (merchant, { language, visitor }, { lanesWithGames }) => {
    const execution = visitor === 'member' ? ('A' as const) : ('B' as const);
    const [{ data }, announcements, draws] = await Promise.all([
      lobby.lanes(merchant, language),
      lobby.announcements(merchant, { types: ['B', 'PL'], execution }, language),
      lobby.draws(merchant, language),
    ]);
    return {
      lanes: keepGames(data.lanes, lanesWithGames),
      announcements,
      draws: withoutTimes(draws),
    };
  };
