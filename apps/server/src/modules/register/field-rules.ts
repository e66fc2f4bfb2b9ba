// The merchant's rules for each form field, read from its settings.
import {
  registerFields,
  type FieldRule,
  type RegisterField,
} from '@parlour/contract/register/fields';
import type { Language } from '@parlour/contract/languages';
import { anyText } from '@parlour/contract/register/judge';
import type { Merchant } from '#http/merchant';

type SettingSource = Pick<Merchant, 'setting'>;

export function fieldRule(
  { setting }: SettingSource,
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

export const fieldRules = (merchant: SettingSource, language: Language): FieldRules =>
  Object.fromEntries(
    registerFields.map((field) => [field, fieldRule(merchant, field, language)]),
  ) as FieldRules;
