// The fields of the merchant's form, as the page shows them.
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
  /** The fields in their order. A referral code may be accepted without a field (REG-02). */
  fields: readonly ShownField[];
  /** True if a code has to prove the number. */
  hasMobileCode: boolean;
  terms: Terms | null;
  isOpen: boolean;
};

/** Fields that are always required. A gateway of the family states only which fields there are. */
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
