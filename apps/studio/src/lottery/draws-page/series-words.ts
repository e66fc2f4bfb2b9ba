// The name of a series on the public page of draws, and the address of that page.
import type { Language } from '@parlour/contract/languages';
import { parlourDraws } from '@parlour/games/titles/parlour-draws';
import type { Title } from '@parlour/games/titles/title';
import type { Series } from '../rules/series.ts';
import { firstSeries } from '../rules/title-draws.ts';

const nameIn = ({ names }: Pick<Title, 'names'>, language: Language): string =>
  Object.entries(names).find(([each]) => each === language)?.[1] ?? names.EN;

/** The name of the title after which the series is named, in English if there is none in that language. */
export function nameOfSeries({ name }: Pick<Series, 'name'>, language: Language): string {
  const title = parlourDraws.find(({ gameCode }) => gameCode === name);
  if (!title) throw new Error(`No title has the name of the series ${name}.`);
  return nameIn(title, language);
}

/** The names of other titles with the same draws. */
export function otherNames(series: Pick<Series, 'name'>, language: Language): string[] {
  const sharing = parlourDraws.filter((title) => title.series === series.name);
  const own = nameOfSeries(series, language);
  const names = new Set(sharing.map((title) => nameIn(title, language)));
  return [...names].filter((name) => name !== own);
}

/** The address of the series' page, below which the data of each draw are published. */
export const folderOf = ({ key }: Pick<Series, 'key'>): string =>
  key === firstSeries ? '/lottery/draws' : `/lottery/series/${encodeURIComponent(key)}/draws`;

/** True if the series is drawn at a local time, so that it is separate for each zone. */
export const isDaily = ({ game }: Pick<Series, 'game'>): boolean => 'at' in game.schedule;
