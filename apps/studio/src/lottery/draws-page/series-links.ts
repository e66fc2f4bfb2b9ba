// Links from one series to the others. They are folded, because there are many and most readers need only one series.
import type { Language } from '@parlour/contract/languages';
import { html, type Html } from '@parlour/document/html';
import type { GameTexts } from '@parlour/phrases/game-texts';
import { defaultZone } from '../../plays/time-zone.ts';
import type { Series } from '../rules/series.ts';
import { folderOf, isDaily, nameOfSeries } from './series-words.ts';

export type SeriesPage = {
  language: Language;
  texts: GameTexts;
  series: Series;
  /** All series: those by the minute, and the daily ones of each zone. */
  all: readonly Series[];
};

/** Lists daily series once, in one zone. The page of a daily series also links to its other zones. */
export function seriesLinks({ language, texts, series, all }: SeriesPage): Html {
  const zone = zoneOf(series, all);
  const others = all.filter((each) => !isDaily(each) || each.zone === zone);
  const zones = all.filter(({ name, key }) => name === series.name && key !== series.key);
  const link = (each: Series, label: string): Html => {
    const address = `${folderOf(each)}?lang=${language}`;
    return each.key === series.key
      ? html`<li><a href="${address}" aria-current="page">${label}</a></li>`
      : html`<li><a href="${address}">${label}</a></li>`;
  };
  const clocks = html`<p>${texts.say(language, 'studio.draws.zones')}</p>
    <ul>
      ${zones.map((each) => link(each, each.zone))}
    </ul>`;
  return html`<nav>
    <details>
      <summary>${texts.say(language, 'studio.draws.others')}</summary>
      <ul>
        ${others.map((each) => link(each, nameOfSeries(each, language)))}
      </ul>
      ${zones.length > 0 ? clocks : null}
    </details>
  </nav>`;
}

/** The zone of the listed daily series: that of the current series if it is daily, else UTC if it is in use, else the first one. */
function zoneOf(series: Series, all: readonly Series[]): string | undefined {
  if (isDaily(series)) return series.zone;
  const zones = all.filter(isDaily).map((each) => each.zone);
  return zones.find((zone) => zone === defaultZone) ?? zones[0];
}
