// The twenty languages (LANG-01), in the order of the requirement, and the choice of one (LANG-02, LANG-05).
type LanguageFacts = {
  /** BCP 47: the `html lang` and the name of the PO file. */
  tag: string;
  /** The direction of its text, if it is not left to right. */
  direction?: 'rtl';
  /** The locale whose conventions dates and times follow, if it is not that of the tag alone. */
  habits?: string;
};

export const languages = {
  CN: { tag: 'zh-Hans' },
  // Most readers of English here use the 24 hour clock, and the day before the month.
  EN: { tag: 'en', habits: 'en-GB' },
  ES: { tag: 'es' },
  HI: { tag: 'hi' },
  ID: { tag: 'id' },
  JA: { tag: 'ja' },
  KM: { tag: 'km' },
  KO: { tag: 'ko' },
  MY: { tag: 'my' },
  TA: { tag: 'ta' },
  TH: { tag: 'th' },
  TW: { tag: 'zh-Hant' },
  VI: { tag: 'vi' },
  TY: { tag: 'fil' },
  UR: { tag: 'ur', direction: 'rtl' },
  PT: { tag: 'pt' },
  'PT-BR': { tag: 'pt-BR' },
  MS: { tag: 'ms' },
  BN: { tag: 'bn' },
  TR: { tag: 'tr' },
} as const satisfies Record<string, LanguageFacts>;

/** The site's own code of a language: `TH`, `PT-BR`; `MY` is Burmese and `MS` Malay. */
export type Language = keyof typeof languages;
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as Language[];

/** The languages in which every text of the product exists (LANG-03). No other can be offered to players. */
export const writtenLanguages: readonly Language[] = ['EN', 'TH', 'UR'];

/** Reads a member's stored choice; null if there is none, or no such language. */
export const ownLanguage = (code: string | null): Language | null =>
  code !== null && Object.hasOwn(languages, code) ? (code as Language) : null;

export const directionOf = (language: Language): 'ltr' | 'rtl' => {
  const { direction }: LanguageFacts = languages[language];
  return direction ?? 'ltr';
};

/** Returns the locale for `Intl`: dates and times as readers of the language write them, with Latin digits everywhere, as in amounts of money. */
export function localeOf(language: Language): string {
  const { tag, habits = tag }: LanguageFacts = languages[language];
  return `${habits}-u-nu-latn`;
}

/** Tags that are no site code and do not begin with the language's own tag. */
const otherTags: Record<string, Language> = {
  ZH: 'CN',
  'ZH-TW': 'TW',
  'ZH-HK': 'TW',
  'ZH-MO': 'TW',
  'ZH-HANT': 'TW',
  HK: 'TW',
  'EN-PH': 'TY',
  FIL: 'TY',
  TL: 'TY',
  IN: 'ID',
};

/** Finds the language that a header, cookie, query or device tag means (`zh_CN`, `th-TH`, `TH`), or null. */
export function findLanguage(value: string): Language | null {
  const parts = value.trim().toUpperCase().replaceAll('_', '-').split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-');
    const found = otherTags[tag] ?? (Object.hasOwn(languages, tag) ? (tag as Language) : null);
    if (found) return found;
  }
  return null;
}

export type LanguagePreferences = {
  /** The address's `?language=`. */
  query?: string | undefined;
  /** The visitor's own choice on this device. */
  own?: string | undefined;
  /** The device's languages, best first. */
  device: readonly string[];
};

/** Chooses by LANG-05: query, own choice, device, merchant's default. A query or own choice that the merchant lacks gives the merchant's first language; a device language that it lacks is skipped. */
export function chooseLanguage(
  wanted: LanguagePreferences,
  offered: readonly Language[],
  byDefault: Language,
): Language {
  const first = offered[0] ?? 'CN';
  for (const preferred of [wanted.query, wanted.own]) {
    if (!preferred) continue;
    const language = findLanguage(preferred);
    return language && offered.includes(language) ? language : first;
  }
  const device = wanted.device.map(findLanguage).find((each) => each && offered.includes(each));
  return device ?? (offered.includes(byDefault) ? byDefault : first);
}
