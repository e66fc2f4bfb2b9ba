// A series has draws of its own. One that is drawn by the clock of a zone has them for each zone apart.
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { defaultZone, readZone } from '../../plays/time-zone.ts';
import { allTitleDraws, drawGameOf, findTitleDraws, type TitleDraws } from './title-draws.ts';

export type Series = {
  /** 'minute-three'; 'friday-six@Asia/Manila' where it is drawn by a clock. Stands with its draws for good. */
  key: string;
  name: string;
  game: DrawGame;
  /** IANA. */
  zone: string;
};

/** Seconds of every minute's draws, as the studio is set. */
export type Timing = { lotteryPeriod: number };
const minute = 60;

const isDaily = ({ schedule }: DrawGame): boolean => 'at' in schedule;

/** The draws of each minute follow the studio's own period. */
function timed(game: DrawGame, { lotteryPeriod }: Timing): DrawGame {
  const { schedule } = game;
  return 'every' in schedule && schedule.every === minute && lotteryPeriod !== minute
    ? { ...game, schedule: { every: lotteryPeriod } }
    : game;
}

const seriesIn = ({ name, game }: TitleDraws, zone: string, timing: Timing): Series => ({
  key: isDaily(game) ? `${name}@${zone}` : name,
  name,
  game: timed(game, timing),
  zone,
});

/** What a title is played with, by a player whose operator's site is in that zone. */
export const seriesOf = (
  { gameCode, timeZone }: { gameCode: string; timeZone: string | null },
  timing: Timing,
): Series => seriesIn(drawGameOf(gameCode), timeZone ?? defaultZone, timing);

/** Null for what is no series, and for a zone that is none. */
export function findSeries(key: string, timing: Timing): Series | null {
  const [name = '', ...zones] = key.split('@');
  const draws = findTitleDraws(name);
  const zone = zones.length === 0 ? defaultZone : zones.join('@');
  if (!draws || readZone(zone) === null) return null;
  const series = seriesIn(draws, zone, timing);
  return series.key === key ? series : null;
}

/** Whoever keeps a draw knows its series. */
export function knownSeries(key: string, timing: Timing): Series {
  const series = findSeries(key, timing);
  if (!series) throw new Error(`There are no rules of the lottery ${key}.`);
  return series;
}

/** Those of every schedule by the minute, and the daily ones of each zone. */
export const allSeries = (zones: readonly string[], timing: Timing): Series[] =>
  allTitleDraws.flatMap((draws) =>
    isDaily(draws.game)
      ? zones.map((zone) => seriesIn(draws, zone, timing))
      : [seriesIn(draws, defaultZone, timing)],
  );
