// The flight game of each crash title.
import {
  crashGame,
  describeCrash,
  type CrashData,
  type CrashGame,
} from '@parlour/games/instant/crash/crash-game';
import type { DescribedCrash } from '@parlour/games/instant/descriptions';
import { titles } from '@parlour/games/titles/titles';

export type TitleFlights = {
  game: CrashGame;
  rules: DescribedCrash;
  growth: number;
  /** The highest multiplier, in hundredths. */
  cap: bigint;
};

const openFlights = (data: CrashData): TitleFlights => ({
  game: crashGame(data),
  rules: describeCrash(data),
  growth: data.growth,
  cap: BigInt(data.cap),
});

const flights = new Map(
  titles.flatMap((title) =>
    title.engine === 'crash' ? [[title.gameCode, openFlights(title.data)] as const] : [],
  ),
);

export const crashTitles: readonly string[] = [...flights.keys()];

/** Throws for a title without flights. */
export function flightsOf(gameCode: string): TitleFlights {
  const found = flights.get(gameCode);
  if (!found) throw new Error(`${gameCode} has no flights.`);
  return found;
}
