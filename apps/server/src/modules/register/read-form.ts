// Validates the sent form by the merchant's rules. Fields that the merchant has not enabled are dropped.
import type { FieldFault, RegisterField } from '@parlour/contract/register/fields';
import { judgeField } from '@parlour/contract/register/judge';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { readServedMobile } from '#modules/codes';
import { readMobile, readNumber, type Messenger } from '#modules/messages';
import { fieldRules, type FieldRules } from './field-rules.ts';
import { termsOf } from './present-registration.ts';
import type { Method } from './register-event.ts';

export type SentForm =
  | { method: 'name'; input: CallInput<'registerMember'> }
  | { method: 'mobile'; input: CallInput<'registerByMobile'> };

export type Form = {
  method: Method;
  /** The wanted name; null if a free one is generated. */
  username: string | null;
  /** Null if the member logs in by code. */
  password: string | null;
  /** The number in E.164. Only a code proves that it is the player's. */
  mobile: string | null;
  verificationCode: string | null;
  email: string | null;
  payeeName: string | null;
  referralCode: string | null;
  affiliateCode: string | null;
  domain: string | null;
  registerUrl: string | null;
  hasAccepted: boolean;
  deviceId: string;
};

type Faults = Partial<
  Record<RegisterField | 'confirmPassword' | 'verificationCode' | 'accepted', FieldFault>
>;

const orNull = (text: string | undefined): string | null => (text === '' ? null : (text ?? null));

/** Reads the form. The refusal lists all faults, so that the player can correct them at once. */
export function readForm(
  call: Call,
  sent: SentForm,
  { messenger }: { messenger: Pick<Messenger, 'canSms'> },
): Form {
  const { merchant } = call;
  const rules = fieldRules(merchant, call.language);
  const typed = typedFields(sent, rules);
  const hasTerms = termsOf(merchant) !== null;
  const faults: Faults = {
    ...faultsOf(sent, { rules, typed }),
    ...(hasTerms && sent.input.accepted !== true && { accepted: 'missing' as const }),
  };
  if (mustProve(sent, { typed, canProve: messenger.canSms(merchant) })) {
    faults.verificationCode = 'missing';
  }
  if (Object.keys(faults).length > 0) throw new Refusal('register_invalid', { fields: faults });
  const { input } = sent;
  return {
    method: sent.method,
    username: typed.username,
    password: typed.password,
    mobile: mobileOf(call, sent, typed.mobileNum),
    verificationCode: sent.method === 'mobile' ? sent.input.verificationCode : null,
    email: typed.email,
    payeeName: typed.payeeName,
    referralCode: typed.referralCode,
    affiliateCode: orNull(input.affiliateCode),
    domain: orNull(input.domain),
    registerUrl: orNull(input.registerUrl),
    hasAccepted: hasTerms,
    deviceId: input.loginDeviceId,
  };
}

type TypedFields = Record<RegisterField, string | null>;

/** Reads the enabled fields. A referral code is read in any case, because it may come from a link (REG-02). */
function typedFields({ method, input }: SentForm, rules: FieldRules): TypedFields {
  const asked = (field: RegisterField, text: string | undefined) =>
    rules[field].enabled ? orNull(text?.trim()) : null;
  const isNamed = method === 'name' || rules.username.enabled;
  const hasPassword = method === 'name' || rules.password.enabled;
  return {
    username: isNamed ? orNull(input.username) : null,
    // No trimming: a space is a character like any other (A7).
    password: hasPassword ? orNull(input.password) : null,
    mobileNum: method === 'mobile' ? orNull(input.mobileNum) : asked('mobileNum', input.mobileNum),
    email: asked('email', input.email),
    payeeName: asked('payeeName', input.payeeName),
    referralCode: orNull(input.referralCode?.trim()),
  };
}

type FormCheck = { rules: FieldRules; typed: TypedFields };

function faultsOf(sent: SentForm, { rules, typed }: FormCheck): Faults {
  const { method, input } = sent;
  const isNeeded: Record<RegisterField, boolean> = {
    username: method === 'name' || (rules.username.enabled && rules.username.required),
    password: method === 'name' || (rules.password.enabled && rules.password.required),
    mobileNum: method === 'mobile' || (rules.mobileNum.enabled && rules.mobileNum.required),
    email: rules.email.enabled && rules.email.required,
    payeeName: rules.payeeName.enabled && rules.payeeName.required,
    referralCode: rules.referralCode.enabled && rules.referralCode.required,
  };
  const found: Faults = {};
  for (const field of Object.keys(isNeeded) as RegisterField[]) {
    const text = typed[field] ?? '';
    const rule = { ...rules[field], required: isNeeded[field] };
    // The strength of a password is checked by its own rule, which states all reasons (A7).
    const isOnlyNeeded = field === 'password' && text !== '';
    const spellings = field === 'mobileNum' ? spellingsOf(sent, text) : [text];
    const judged = spellings.map((each) => judgeField(field, rule, each));
    const [fault] = judged;
    if (fault && !isOnlyNeeded && !judged.includes(null)) found[field] = fault;
  }
  const { confirmPassword } = input;
  if (
    typed.password !== null &&
    confirmPassword !== undefined &&
    confirmPassword !== typed.password
  )
    found.confirmPassword = 'differs';
  return found;
}

/** The number as typed and in national form, because the merchant's rule is for numbers as dialled at home. */
function spellingsOf({ input }: SentForm, typed: string): string[] {
  const dialingCode = input.countryDialingCode?.replace('+', '');
  const number = readNumber(typed, dialingCode);
  const isOwn = number !== null && number.dialingCode === dialingCode;
  return isOwn ? [typed, number.national] : [typed];
}

type ProofContext = { typed: TypedFields; canProve: boolean };

/** Whether the number's code is missing. A number needs a code where codes can be sent, because it opens the account later. */
const mustProve = ({ method, input }: SentForm, { typed, canProve }: ProofContext): boolean =>
  method === 'name'
    ? canProve && typed.mobileNum !== null
    : !('verificationCode' in input) || input.verificationCode.trim() === '';

function mobileOf({ merchant }: Call, { method, input }: SentForm, typed: string | null) {
  if (typed === null) return null;
  const number = { mobileNum: typed, countryDialingCode: input.countryDialingCode };
  if (method === 'mobile') return readServedMobile(merchant, number);
  const mobile = readMobile(number.mobileNum, number.countryDialingCode);
  if (mobile === null) throw new Refusal('register_invalid', { fields: { mobileNum: 'invalid' } });
  return mobile;
}
