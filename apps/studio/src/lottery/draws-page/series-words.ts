// What a series is called on the public page of draws, and where that page is.
import type { Language } from '@parlour/contract/languages';
import { parlourDraws } from '@parlour/games/titles/parlour-draws';
import type { Title } from '@parlour/games/titles/title';
import type { Series } from '../rules/series.ts';
import { firstSeries } from '../rules/title-draws.ts';

const nameIn = ({ names }: Pick<Title, 'names'>, language: Language): string =>
  Object.entries(names).find(([each]) => each === language)?.[1] ?? names.EN;

/** That of the title from which the series has its name, in English where there is none in that language. */
export function nameOfSeries({ name }: Pick<Series, 'name'>, language: Language): string {
  const title = parlourDraws.find(({ gameCode }) => gameCode === name);
  if (!title) throw new Error(`No title has the name of the series ${name}.`);
  return nameIn(title, language);
}

/** The other names under which the same draws are played. */
export function otherNames(series: Pick<Series, 'name'>, language: Language): string[] {
  const sharing = parlourDraws.filter((title) => title.series === series.name);
  const own = nameOfSeries(series, language);
  const names = new Set(sharing.map((title) => nameIn(title, language)));
  return [...names].filter((name) => name !== own);
}

/** Below it lie the data of each draw. */
export const folderOf = ({ key }: Pick<Series, 'key'>): string =>
  key === firstSeries ? '/lottery/draws' : `/lottery/series/${encodeURIComponent(key)}/draws`;

/** Drawn by the clock of a zone, and so for each zone apart. */
export const isDaily = ({ game }: Pick<Series, 'game'>): boolean => 'at' in game.schedule;
