// The path at which our own server draws the flag of a country, and the country whose flag is shown next to a language (LANG-02).
import type { Language } from './languages.ts';

/** The edition of the drawings; their own test states its value. A new edition gives every flag a new address, because browsers cache flags for a year. */
export const flagEdition = '4e56e85c';

/** Returns the flag's path for a country's two letters: KR, PH, AR. */
export const flagPath = (country: string): string => `/m/flags/${flagEdition}/${country}.svg`;

/** The country where a language originates, or has most of its speakers. */
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
