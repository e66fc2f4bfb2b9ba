import { decimalText } from '@parlour/contract/money';
import { volatilityIn } from '@parlour/games/draws/describe-draw-game';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { tellVolatility, type GameFacts } from '../../engine.ts';
import { prizeOf } from '../../money/prize-of.ts';
import { mostOf, mostUnitsOfAll, unitIn } from '../rules/units.ts';
import type { LatestDraw } from './latest.ts';

type DrawFacts = Pick<GameFacts, 'nextDrawAt' | 'lastResult' | 'prize'>;

/** Formats a number as on its ball, with as many digits as the highest number. */
const writeNumber = ({ machine: { high } }: DrawGame, number: number): string =>
  String(number).padStart(String(high).length, '0');

/** The highest prize of one unit of any bet. */
const prizeOfUnit = ({ kinds }: DrawGame, unit: bigint): bigint =>
  kinds
    .map((kind) => prizeOf(unit, mostOf(kind)))
    .reduce((most, each) => (each > most ? each : most));

/** Returns the facts that change with each draw, and the highest prize of a unit. */
export function describeLatest(
  game: DrawGame,
  { nextDrawAt, numbers }: LatestDraw,
  currency: string | null,
): DrawFacts {
  const unit = currency === null ? null : unitIn(game, currency);
  return {
    ...(nextDrawAt && { nextDrawAt: nextDrawAt.getTime() }),
    ...(numbers && { lastResult: numbers.map((number) => writeNumber(game, number)) }),
    ...(currency !== null &&
      unit !== null && { prize: decimalText(prizeOfUnit(game, unit), currency) }),
  };
}

/** Returns the facts for the list of games. The least stake is one unit, and the highest is the most units of a slip. */
export function describeFacts(
  game: DrawGame,
  latest: LatestDraw,
  currency: string | null,
): GameFacts {
  const unit = currency === null ? null : unitIn(game, currency);
  return {
    rtp: game.returned.least,
    ...tellVolatility(volatilityIn(game)),
    tags: ['draws'],
    ...describeLatest(game, latest, currency),
    ...(currency !== null &&
      unit !== null && {
        minStake: decimalText(unit, currency),
        maxStake: decimalText(unit * BigInt(mostUnitsOfAll), currency),
      }),
  };
}
