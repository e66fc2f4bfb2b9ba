// What the hub answers, read once at the edge.
import { vendorOf } from '@parlour/contract/lobby/lanes';
import { z } from 'zod';
import type { OfferedGame } from './games.ts';

export const GameAddress = z.object({ url: z.string().max(4_000) });

const Game = z.object({
  game_code: z.string().regex(/^[\w.:-]{1,64}$/),
  name: z.string().trim().min(1).max(200),
  product: z.string().trim().min(1).max(40),
  category: z.string().max(60).nullish(),
  platforms: z.array(z.string()),
  enabled: z.boolean(),
});
const GameList = z.array(z.unknown()).min(1);

/** The games that a phone may play now. An entry of the wrong form is left out; a list without one right entry counts as no answer. */
export function readGameList(body: unknown): OfferedGame[] {
  const games = GameList.parse(body).flatMap((entry) => Game.safeParse(entry).data ?? []);
  if (games.length === 0) throw new Error('no entry of the list is what was agreed');
  return games
    .filter(({ enabled, platforms }) => enabled && platforms.includes('GPL_MOBILE'))
    .map((game) => ({
      gameCode: game.game_code,
      name: game.name,
      vendor: vendorOf(codeOf(game.product)),
      category: categoryOf(game.category ?? ''),
    }));
}

/** `Touchline & Co` is TOUCHLINE_CO. */
const codeOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** The hub's words for kinds of games that have a lane of ours under another name. */
const categories: Record<string, string> = {
  VIDEO_SLOTS: 'RNG',
  CLASSIC_SLOTS: 'RNG',
  SLOTS: 'RNG',
  JACKPOT_SLOTS: 'RNG',
  TABLE_GAMES: 'RNG',
  VIDEO_POKER: 'RNG',
  LIVE_DEALER: 'LIVE',
  LIVE_GAMES: 'LIVE',
  LIVE_CASINO: 'LIVE',
  FISHING: 'FISH',
  FISHING_GAMES: 'FISH',
  CARD_GAMES: 'PVP',
  CRASH_GAMES: 'ARCADE',
  ARCADE_GAMES: 'ARCADE',
  SPORTSBOOK: 'SPORTS',
  VIRTUAL_SPORTS: 'SPORTS',
  LOTTERY: 'LOTT',
  KENO: 'ELOTT',
};

function categoryOf(text: string): string {
  const code = codeOf(text);
  const known = Object.hasOwn(categories, code) ? categories[code] : code;
  return known || 'RNG';
}
