import type { Language } from '@parlour/contract/languages';
import type { Merchant } from '#http/merchant';
import type { CallAnswer } from '#http/route';
import type { Messenger } from '#modules/messages';
import { fieldRules } from './field-rules.ts';

/** The registration form: its fields, whether a code proves the number, and the terms to accept. */
export function presentRegistration(
  merchant: Merchant,
  language: Language,
  { messenger }: { messenger: Pick<Messenger, 'canSms'> },
): CallAnswer<'registerSettings'> {
  return {
    ...fieldRules(merchant, language),
    open: merchant.setting('register.open'),
    mobileCode: messenger.canSms(merchant),
    terms: termsOf(merchant),
  };
}

/** The terms to accept, or null if the merchant has none. */
export function termsOf({ setting }: Pick<Merchant, 'setting'>) {
  const terms = {
    termsUrl: setting('register.termsUrl'),
    privacyUrl: setting('register.privacyUrl'),
    leastAge: setting('register.leastAge'),
  };
  return Object.values(terms).every((each) => each === null) ? null : terms;
}
