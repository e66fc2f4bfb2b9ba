// The settings of the registration's fields: seven for each field, with their shipped values.
import { z } from 'zod';
import { languages, type Language } from '../languages.ts';
import { onOff, whole } from '../setting-kinds.schema.ts';
import { setting, type Kind, type Setting } from '../setting.ts';
import type { RegisterField } from './fields.ts';
import { anyText } from './judge.ts';
import { readPattern } from './pattern.ts';

const pattern: Kind<string> = {
  expects: '* for anything, or a pattern such as [a-z0-9._-]+ (docs/register.md)',
  codec: z.string().refine((text) => text === anyText || readPattern(text) !== null),
};

export type TextByLanguage = Partial<Record<Language, string>>;

const wordsOf = (text: string): unknown => {
  if (text === 'none') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const wordsByLanguage: Kind<TextByLanguage> = {
  expects: 'words by language such as {"EN":"4 to 20 letters","TH":"…"}, or none',
  codec: z.codec(
    z.string().max(4_000),
    z.partialRecord(z.enum(Object.keys(languages) as Language[]), z.string().min(1).max(200)),
    {
      decode: (text) => wordsOf(text) as TextByLanguage,
      encode: (words) => (Object.keys(words).length === 0 ? 'none' : JSON.stringify(words)),
    },
  ),
};

type Defaults = {
  enabled: boolean;
  required: boolean;
  pattern: string;
  /** The shipped limits; `within` bounds what may be set. */
  min: number;
  max: number;
  within: readonly [least: number, most: number];
  order: number;
};

type Keys<F extends RegisterField> = {
  [K in `register.fields.${F}.${'enabled' | 'required'}`]: Setting<boolean>;
} & { [K in `register.fields.${F}.pattern`]: Setting<string> } & {
  [K in `register.fields.${F}.${'min' | 'max' | 'order'}`]: Setting<number>;
} & { [K in `register.fields.${F}.message`]: Setting<TextByLanguage> };

export const fieldSettings = <F extends RegisterField>(field: F, shipped: Defaults): Keys<F> => {
  const [least, most] = shipped.within;
  const each = {
    enabled: setting(onOff, shipped.enabled, 'Registration has this field'),
    required: setting(onOff, shipped.required, 'It must not be left empty'),
    pattern: setting(pattern, shipped.pattern, 'What may be typed'),
    min: setting(whole(least, most), shipped.min, 'Characters at least'),
    max: setting(whole(least, most), shipped.max, 'Characters at most'),
    order: setting(whole(0, 999), shipped.order, 'Its place: fields stand from the smallest on'),
    message: setting(wordsByLanguage, {}, 'What is said of a text that does not fit'),
  };
  return Object.fromEntries(
    Object.entries(each).map(([name, one]) => [`register.fields.${field}.${name}`, one]),
  ) as unknown as Keys<F>;
};
