// The twenty languages (LANG-01), in the order of the requirement, and how one is chosen (LANG-02, LANG-05).
type LanguageFacts = {
  /** BCP 47: the `html lang` and the name of the PO file. */
  tag: string;
  /** The language's own name for itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whose habits dates and times follow, where the tag alone means another place's. */
  habits?: string;
};

export const languages = {
  CN: { tag: 'zh-Hans', name: '简体中文', direction: 'ltr' },
  // Most who read it here use the 24 hour clock, and the day before the month.
  EN: { tag: 'en', name: 'English', direction: 'ltr', habits: 'en-GB' },
  ES: { tag: 'es', name: 'Español', direction: 'ltr' },
  HI: { tag: 'hi', name: 'हिन्दी', direction: 'ltr' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  JA: { tag: 'ja', name: '日本語', direction: 'ltr' },
  KM: { tag: 'km', name: 'ខ្មែរ', direction: 'ltr' },
  KO: { tag: 'ko', name: '한국어', direction: 'ltr' },
  MY: { tag: 'my', name: 'မြန်မာ', direction: 'ltr' },
  TA: { tag: 'ta', name: 'தமிழ்', direction: 'ltr' },
  TH: { tag: 'th', name: 'ไทย', direction: 'ltr' },
  TW: { tag: 'zh-Hant', name: '繁體中文', direction: 'ltr' },
  VI: { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  TY: { tag: 'fil', name: 'Filipino', direction: 'ltr' },
  UR: { tag: 'ur', name: 'اردو', direction: 'rtl' },
  PT: { tag: 'pt', name: 'Português', direction: 'ltr' },
  'PT-BR': { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  MS: { tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  BN: { tag: 'bn', name: 'বাংলা', direction: 'ltr' },
  TR: { tag: 'tr', name: 'Türkçe', direction: 'ltr' },
} as const satisfies Record<string, LanguageFacts>;

/** The site's own code of a language: `TH`, `PT-BR`; `MY` is Burmese and `MS` Malay. */
export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** What a member chose, as it is kept; null where nothing is, or nothing that there is. */
export const ownLanguage = (code: string | null): Language | null =>
  code !== null && Object.hasOwn(languages, code) ? (code as Language) : null;

/** For `Intl`: dates and times as the language's readers write them, with Latin digits everywhere, as in amounts of money. */
export function localeOf(language: Language): string {
  const { tag, habits = tag }: LanguageFacts = languages[language];
  return `${habits}-u-nu-latn`;
}

/** Tags that neither are a site code nor begin with the language's own tag. */
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

export type LanguageWishes = {
  /** The address's `?language=`. */
  query?: string | undefined;
  /** The own choice made on this device. */
  own?: string | undefined;
  /** What the device asks for, best first. */
  device: readonly string[];
};

/** Chooses by LANG-05: query, own choice, device, merchant's default. A query or own choice that the merchant lacks gives the first it has; a device language that it lacks is passed over. */
export function chooseLanguage(
  wishes: LanguageWishes,
  offered: readonly Language[],
  byDefault: Language,
): Language {
  const first = offered[0] ?? 'CN';
  for (const wish of [wishes.query, wishes.own]) {
    if (!wish) continue;
    const language = findLanguage(wish);
    return language && offered.includes(language) ? language : first;
  }
  const device = wishes.device.map(findLanguage).find((each) => each && offered.includes(each));
  return device ?? (offered.includes(byDefault) ? byDefault : first);
}
