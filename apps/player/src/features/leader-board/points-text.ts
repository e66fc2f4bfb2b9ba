import { numberFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';

export const pointsText = (points: number, language: Language): string =>
  numberFormat(localeOf(language), {}).format(points);

/** One of the site's pictures of members, as the server names it. */
export const pictureOf = (icon: number): string => `/m/avatars/any/${icon}.svg`;
