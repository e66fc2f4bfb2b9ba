// Parses the hub's answers.
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { Draw, GameDetails } from '@parlour/contract/lobby/lobby';
import { z } from 'zod';
import type { OfferedDraw, OfferedGame } from './games.ts';

export const GameAddress = z.object({ url: z.string().max(4_000) });

/** The answer to a grant. Ids of the protocol contain no spaces. */
export const GrantedPlays = z.object({ reward_uuid: z.string().regex(/^[!-~]{1,100}$/) });

/** An optional field of a supplier. A malformed value counts as absent, and the game stays listed. */
const told = <T extends z.ZodType>(shape: T) => shape.nullish().catch(null);
const decimal = z.string().regex(/^\d{1,15}(\.\d{1,5})?$/);
const level = z.int().min(1).max(5);
const word = z.string().trim().min(1).max(40);

const DrawFields = z.object({
  nextDrawAt: told(z.int().positive()),
  lastResult: told(z.array(word).max(30)),
  prize: told(decimal),
});
const Details = z.object({
  rtp: told(z.string().regex(/^\d{1,3}(\.\d{1,4})?$/)),
  volatility: told(level),
  volatilityAtMost: told(level),
  minStake: told(decimal),
  maxStake: told(decimal),
  tags: told(z.array(word).max(12)),
  demo_support: told(z.boolean()),
});

const gameCode = z.string().regex(/^[\w.:-]{1,64}$/);
const Game = z.object({
  game_code: gameCode,
  name: z.string().trim().min(1).max(200),
  product: z.string().trim().min(1).max(40),
  category: z.string().max(60).nullish(),
  platforms: z.array(z.string()),
  enabled: z.boolean(),
  ...Details.shape,
  ...DrawFields.shape,
});
const GameList = z.array(z.unknown()).min(1);

/** Returns the games that a phone may play now. Malformed entries are left out; a list without a valid entry is an error. */
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
      ...detailsOf(game),
      ...drawOf(game),
    }));
}

/** Returns the details that are present. */
function detailsOf(game: z.output<typeof Details>): { details?: GameDetails } {
  const { rtp, volatility, volatilityAtMost, minStake, maxStake, tags } = game;
  const details = {
    ...(rtp && { rtp }),
    ...(volatility && { volatility }),
    ...(volatility && volatilityAtMost && volatilityAtMost > volatility && { volatilityAtMost }),
    ...(minStake && { minStake }),
    ...(maxStake && { maxStake }),
    ...(tags && tags.length > 0 && { tags }),
    ...(game.demo_support === false && { hasTrial: false }),
  };
  return Object.keys(details).length > 0 ? { details } : {};
}

/** Returns the draw; a game without a time has none, even if other fields are present. */
function drawOf({ nextDrawAt, lastResult, prize }: z.output<typeof DrawFields>): { draw?: Draw } {
  if (!nextDrawAt) return {};
  return {
    draw: { nextDrawAt, lastResult: lastResult ?? [], ...(prize && { prize }) },
  };
}

const DrawList = z.object({
  draws: z.array(z.object({ games: z.array(gameCode).max(2_000), ...DrawFields.shape })).max(500),
});

/** Returns the draws that the studio lists. One draw may belong to many games. */
export const readDrawList = (body: unknown): OfferedDraw[] =>
  DrawList.parse(body).draws.flatMap(({ games, ...fields }) => {
    const { draw } = drawOf(fields);
    return draw ? games.map((code) => ({ gameCode: code, draw })) : [];
  });

/** Converts a name to a code: `Touchline & Co` becomes TOUCHLINE_CO. */
const codeOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** The hub's categories that have another name in our lobby. */
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
