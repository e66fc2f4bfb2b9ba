import { decimalText } from '@parlour/contract/money';
import { volatilityIn } from '@parlour/games/draws/describe-draw-game';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { tellVolatility, type GameFacts } from '../../engine.ts';
import { prizeOf } from '../../money/prize-of.ts';
import { mostOf, mostUnitsOfAll, unitIn } from '../rules/units.ts';
import type { Latest } from './latest.ts';

type Shown = Pick<GameFacts, 'nextDrawAt' | 'lastResult' | 'prize'>;

/** As it stands on the ball: as wide as the highest one. */
const writeNumber = ({ machine: { high } }: DrawGame, number: number): string =>
  String(number).padStart(String(high).length, '0');

/** The most that one unit of any bet can win. */
const prizeOfUnit = ({ kinds }: DrawGame, unit: bigint): bigint =>
  kinds
    .map((kind) => prizeOf(unit, mostOf(kind)))
    .reduce((most, each) => (each > most ? each : most));

/** What changes with a draw, and the most that a unit can win. */
export function describeLatest(
  game: DrawGame,
  { nextDrawAt, numbers }: Latest,
  currency: string | null,
): Shown {
  const unit = currency === null ? null : unitIn(game, currency);
  return {
    ...(nextDrawAt && { nextDrawAt: nextDrawAt.getTime() }),
    ...(numbers && { lastResult: numbers.map((number) => writeNumber(game, number)) }),
    ...(currency !== null &&
      unit !== null && { prize: decimalText(prizeOfUnit(game, unit), currency) }),
  };
}

/** As the list of games tells them: one unit of a slip, and the most of them. */
export function describeFacts(game: DrawGame, latest: Latest, currency: string | null): GameFacts {
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
