// The lottery that each title opens.
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { parlourDraws, type DrawTitle } from '@parlour/games/titles/parlour-draws';

/** The draws of a title. `name` is the name of the series, whose titles share their draws. */
export type TitleDraws = { name: string; game: DrawGame };

const firstOf = (category: DrawTitle['category']): string =>
  parlourDraws.find((title) => title.category === category)?.gameCode ?? '';

/** A lobby opens the first title of its lane. */
const lobbies: Record<string, string> = {
  elott_lobby: firstOf('ELOTT'),
  lott_lobby: firstOf('LOTT'),
  sea_lobby: firstOf('SEA_LOTT'),
  lotto_vn_lobby: firstOf('VIETNAM_LOTTO'),
};

/** The oldest series. The names of its draws do not contain it, because there was no other series then. */
export const firstSeries = 'minute-six';

const seriesName = ({ gameCode, series }: DrawTitle): string => series ?? gameCode;

/** Returns the draws of a title. Any other code opens the first series. */
export function drawGameOf(gameCode: string): TitleDraws {
  const code = lobbies[gameCode] ?? gameCode;
  const title =
    parlourDraws.find((each) => each.gameCode === code) ??
    parlourDraws.find((each) => each.gameCode === firstSeries);
  if (!title) throw new Error(`There is no lottery ${firstSeries}.`);
  return { name: seriesName(title), game: title.draws };
}

/** The draws of every series once, in the order of the titles. */
export const allTitleDraws: readonly TitleDraws[] = [...new Set(parlourDraws.map(seriesName))].map(
  (name) => drawGameOf(name),
);

/** Returns null for an unknown name. */
export const findTitleDraws = (name: string): TitleDraws | null =>
  allTitleDraws.find((each) => each.name === name) ?? null;
