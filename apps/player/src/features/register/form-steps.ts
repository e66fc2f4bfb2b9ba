// The steps of the form: two of the merchant's fields each, in the merchant's order. A code that proves the number has the last step,
// because it is valid for minutes only; what has to be accepted stands on the last step, whichever that is.
import { ruleOf, type FormModel, type ShownField } from './form-model.ts';
import type { FieldName, FormValues } from './form-values.ts';

export type FormStep = { fields: readonly ShownField[]; hasCode: boolean };

const fieldsPerStep = 2;

/** True if the number that is typed, or has to be, is proven by a code. */
const asksCode = (model: FormModel, { mobileNum }: FormValues): boolean => {
  const rule = ruleOf(model, 'mobileNum');
  return model.hasMobileCode && rule !== null && (rule.required || mobileNum.trim() !== '');
};

/** The steps. `hasInvitation` is true if a link has brought the referral code, whose field is then left out. */
export function stepsOf(model: FormModel, typed: FormValues, hasInvitation: boolean): FormStep[] {
  const shown = model.fields.filter(({ name }) => name !== 'referralCode' || !hasInvitation);
  const steps: FormStep[] = [];
  for (let at = 0; at < shown.length; at += fieldsPerStep) {
    steps.push({ fields: shown.slice(at, at + fieldsPerStep), hasCode: false });
  }
  return asksCode(model, typed) ? [...steps, { fields: [], hasCode: true }] : steps;
}

/** The step of a field. */
export function stepOf(name: FieldName, steps: readonly FormStep[]): number {
  const field = name === 'confirmPassword' ? 'password' : name;
  const found = steps.findIndex(({ fields }) => fields.some((each) => each.name === field));
  return found === -1 ? steps.length - 1 : found;
}
