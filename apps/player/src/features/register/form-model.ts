// What the merchant's form consists of, as the page shows it.
import type { Answer } from '@parlour/contract/endpoint';
import {
  registerFields,
  type FieldRule,
  type RegisterField,
} from '@parlour/contract/register/fields';
import type { registerSettings } from '@parlour/contract/register/calls';

type Settings = Answer<typeof registerSettings>;
export type Terms = NonNullable<Settings['terms']>;

export type ShownField = { name: RegisterField; rule: FieldRule };

export type FormModel = {
  /** In their order. A referral code may be taken without a field of its own (REG-02). */
  fields: readonly ShownField[];
  /** A code proves the number. */
  hasMobileCode: boolean;
  terms: Terms | null;
  isOpen: boolean;
};

/** Of a gateway of the family, which says no more than that a field is there. */
const always: readonly RegisterField[] = ['username', 'password'];

export function modelOf(settings: Settings): FormModel {
  const fields = registerFields.flatMap((name, place): ShownField[] => {
    const told = settings[name];
    if (!told?.enabled) return [];
    const { required = name !== 'referralCode', order = place } = told;
    return [{ name, rule: { ...told, required: required || always.includes(name), order } }];
  });
  return {
    fields: fields.toSorted((one, other) => one.rule.order - other.rule.order),
    hasMobileCode: settings.mobileCode ?? false,
    terms: settings.terms ?? null,
    isOpen: settings.open ?? true,
  };
}

export const ruleOf = ({ fields }: FormModel, name: RegisterField): FieldRule | null =>
  fields.find((each) => each.name === name)?.rule ?? null;
