import { numberFormat } from '@parlour/contract/formats';
import { localeOf, type Language } from '@parlour/contract/languages';

export const pointsText = (points: number, language: Language): string =>
  numberFormat(localeOf(language), {}).format(points);

/** The address of a member picture, by the server's number. */
export const pictureOf = (icon: number): string => `/m/avatars/any/${icon}.svg`;
