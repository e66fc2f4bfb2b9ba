// A series is a sequence of draws. A lottery that is drawn at a local time has a separate series for each zone.
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { defaultZone, readZone } from '../../plays/time-zone.ts';
import { allTitleDraws, drawGameOf, findTitleDraws, type TitleDraws } from './title-draws.ts';

export type Series = {
  /** Id of the series: 'minute-three', or 'friday-six@Asia/Manila' if it is drawn at a local time. Draws store it, so it never changes. */
  key: string;
  name: string;
  game: DrawGame;
  /** IANA name of the time zone. */
  zone: string;
};

/** The studio's setting for the seconds between draws that are normally each minute. */
export type DrawTiming = { lotteryPeriod: number };
const minute = 60;

const isDaily = ({ schedule }: DrawGame): boolean => 'at' in schedule;

/** Replaces the period of draws each minute by the studio's setting. */
function timed(game: DrawGame, { lotteryPeriod }: DrawTiming): DrawGame {
  const { schedule } = game;
  return 'every' in schedule && schedule.every === minute && lotteryPeriod !== minute
    ? { ...game, schedule: { every: lotteryPeriod } }
    : game;
}

const seriesIn = ({ name, game }: TitleDraws, zone: string, timing: DrawTiming): Series => ({
  key: isDaily(game) ? `${name}@${zone}` : name,
  name,
  game: timed(game, timing),
  zone,
});

/** Returns the series of a title, for players of an operator's site in that zone. */
export const seriesOf = (
  { gameCode, timeZone }: { gameCode: string; timeZone: string | null },
  timing: DrawTiming,
): Series => seriesIn(drawGameOf(gameCode), timeZone ?? defaultZone, timing);

/** Returns null for an unknown series, and for an invalid zone. */
export function findSeries(key: string, timing: DrawTiming): Series | null {
  const [name = '', ...zones] = key.split('@');
  const draws = findTitleDraws(name);
  const zone = zones.length === 0 ? defaultZone : zones.join('@');
  if (!draws || readZone(zone) === null) return null;
  const series = seriesIn(draws, zone, timing);
  return series.key === key ? series : null;
}

/** Finds the series of a stored draw. Throws if its rules no longer exist. */
export function knownSeries(key: string, timing: DrawTiming): Series {
  const series = findSeries(key, timing);
  if (!series) throw new Error(`There are no rules of the lottery ${key}.`);
  return series;
}

/** Lists the series by the minute, and the daily ones of each zone. */
export const allSeries = (zones: readonly string[], timing: DrawTiming): Series[] =>
  allTitleDraws.flatMap((draws) =>
    isDaily(draws.game)
      ? zones.map((zone) => seriesIn(draws, zone, timing))
      : [seriesIn(draws, defaultZone, timing)],
  );
