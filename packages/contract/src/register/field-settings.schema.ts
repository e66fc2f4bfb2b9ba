// The settings of the registration's fields: seven for each field, with their shipped values.
import { z } from 'zod';
import { onOff, whole } from '../setting-kinds.schema.ts';
import { setting, type Kind, type Setting } from '../setting.ts';
import { wordsByLanguageKind, type WordsByLanguage } from './words-by-language.schema.ts';
import type { RegisterField } from './fields.ts';
import { anyText } from './judge.ts';
import { readPattern } from './pattern.ts';

const pattern: Kind<string> = {
  expects: '* for any text, or a pattern such as [a-z0-9._-]+ (docs/register.md)',
  codec: z.string().refine((text) => text === anyText || readPattern(text) !== null),
};

type TextByLanguage = WordsByLanguage<string>;

const wordsByLanguage: Kind<TextByLanguage> = wordsByLanguageKind(
  'texts by language as JSON, such as {"EN":"4 to 20 letters","TH":"…"}, or none',
  z.string().min(1).max(200),
  4_000,
);

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
    enabled: setting(onOff, shipped.enabled, 'Show this field at registration'),
    required: setting(onOff, shipped.required, 'Require a value in this field'),
    pattern: setting(pattern, shipped.pattern, 'The pattern that a value has to match'),
    min: setting(whole(least, most), shipped.min, 'The least number of characters'),
    max: setting(whole(least, most), shipped.max, 'The greatest number of characters'),
    order: setting(
      whole(0, 999),
      shipped.order,
      'The position of the field. Fields are shown in ascending order',
    ),
    message: setting(wordsByLanguage, {}, 'The message for a value that is refused, by language'),
  };
  return Object.fromEntries(
    Object.entries(each).map(([name, one]) => [`register.fields.${field}.${name}`, one]),
  ) as unknown as Keys<F>;
};
