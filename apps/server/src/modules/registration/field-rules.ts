// What a merchant asks of each field, as its settings say it.
import {
  registerFields,
  type FieldRule,
  type RegisterField,
} from '@parlour/contract/register/fields';
import type { Language } from '@parlour/contract/languages';
import { anyText } from '@parlour/contract/register/judge';
import type { Merchant } from '#http/merchant';

type Asking = Pick<Merchant, 'setting'>;

export function fieldRule(
  { setting }: Asking,
  field: RegisterField,
  language: Language,
): FieldRule {
  const acceptedPattern = setting(`register.fields.${field}.pattern`);
  const words = setting(`register.fields.${field}.message`);
  return {
    enabled: setting(`register.fields.${field}.enabled`),
    required: setting(`register.fields.${field}.required`),
    acceptedPattern,
    minLength: setting(`register.fields.${field}.min`),
    maxLength: setting(`register.fields.${field}.max`),
    order: setting(`register.fields.${field}.order`),
    patternId: acceptedPattern === anyText ? 'any' : 'own',
    message: words[language] ?? words[setting('defaultLanguage')] ?? '',
  };
}

export type FieldRules = Record<RegisterField, FieldRule>;

export const fieldRules = (merchant: Asking, language: Language): FieldRules =>
  Object.fromEntries(
    registerFields.map((field) => [field, fieldRule(merchant, field, language)]),
  ) as FieldRules;
