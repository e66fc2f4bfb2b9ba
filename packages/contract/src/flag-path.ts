// Where our own server draws the flag of a country, and which country's flag stands beside a language (LANG-02).
import type { Language } from './languages.ts';

/** Of the drawings; the test beside them says which it is. A new one gives every flag a new address, as browsers keep them for a year. */
export const flagEdition = 'd7aed2f4';

/** By the country's two letters: KR, PH, AR. */
export const flagPath = (country: string): string => `/m/flags/${flagEdition}/${country}.svg`;

/** Countries whose flag is drawn; of the others the two letters stand in its place. */
export const drawnFlags: readonly string[] =
  'AR AT BD BR CN DE ES FR GB ID IN IT JP KH KR LA MM MY NL PH PK PL PT SG TH TR TW US VN'.split(
    ' ',
  );

/** Where a language is at home, or has most of its speakers. */
export const homeOf: Record<Language, string> = {
  CN: 'CN',
  EN: 'GB',
  ES: 'ES',
  HI: 'IN',
  ID: 'ID',
  JA: 'JP',
  KM: 'KH',
  KO: 'KR',
  MY: 'MM',
  TA: 'IN',
  TH: 'TH',
  TW: 'TW',
  VI: 'VN',
  TY: 'PH',
  UR: 'PK',
  PT: 'PT',
  'PT-BR': 'BR',
  MS: 'MY',
  BN: 'BD',
  TR: 'TR',
};
