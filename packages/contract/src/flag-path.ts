// Where our own server draws the flag of a country, and which country's flag stands beside a language (LANG-02).
import type { Language } from './languages.ts';

/** Of the drawings; the test beside them says which it is. A new one gives every flag a new address, as browsers keep them for a year. */
export const flagEdition = '4e56e85c';

/** By the country's two letters: KR, PH, AR. */
export const flagPath = (country: string): string => `/m/flags/${flagEdition}/${country}.svg`;

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
