// The bar at the top of the page of draws: the studio's mark, and the same page in other languages.
import { languages, writtenLanguages } from '@parlour/contract/languages';
import { languageNames } from '@parlour/contract/site/language-names';
import { html, type Html } from '@parlour/document/html';
import type { SeriesPage } from './series-links.ts';
import { folderOf } from './series-words.ts';

/** The name under which operators list the studio's lotteries. */
const studioName = 'Parlour Draws';

const mark = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <circle cx="16" cy="16" r="14" fill="var(--brand)" />
  <circle cx="16" cy="16" r="6" fill="none" stroke="#fff" stroke-width="4" />
</svg>`;

export function pageBar({ language, series }: Pick<SeriesPage, 'language' | 'series'>): Html {
  const folder = folderOf(series);
  return html`<header>
    <a class="brand" href="/lottery/draws?lang=${language}">${mark}${studioName}</a>
    <p class="languages">
      ${writtenLanguages.map((each) => {
        const [{ tag }, name] = [languages[each], languageNames[each]];
        return each === language
          ? html`<b lang="${tag}">${name}</b>`
          : html`<a lang="${tag}" hreflang="${tag}" href="${folder}?lang=${each}">${name}</a>`;
      })}
    </p>
  </header>`;
}
