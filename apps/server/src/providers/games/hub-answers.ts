// What the hub answers, read once at the edge.
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { Draw, GameDetails } from '@parlour/contract/lobby/lobby';
import { z } from 'zod';
import type { OfferedDraw, OfferedGame } from './games.ts';

export const GameAddress = z.object({ url: z.string().max(4_000) });

/** An id of the protocol: without spaces. */
export const GrantedPlays = z.object({ reward_uuid: z.string().regex(/^[!-~]{1,100}$/) });

/** What a supplier may tell beside; a wrong form counts as not told, and the game stays. */
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
      ...detailsOf(game),
      ...drawOf(game),
    }));
}

/** Without what is not told. */
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

/** A game without a time has no draws, whatever else is told. */
function drawOf({ nextDrawAt, lastResult, prize }: z.output<typeof DrawFields>): { draw?: Draw } {
  if (!nextDrawAt) return {};
  return {
    draw: { nextDrawAt, lastResult: lastResult ?? [], ...(prize && { prize }) },
  };
}

const DrawList = z.object({
  draws: z.array(z.object({ games: z.array(gameCode).max(2_000), ...DrawFields.shape })).max(500),
});

/** What the studio tells of its draws at any time. One draw may be that of many games. */
export const readDrawList = (body: unknown): OfferedDraw[] =>
  DrawList.parse(body).draws.flatMap(({ games, ...fields }) => {
    const { draw } = drawOf(fields);
    return draw ? games.map((code) => ({ gameCode: code, draw })) : [];
  });

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
