// The number that a code is asked for.
import type { PhoneNumber } from '@parlour/contract/codes/phone-number';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { CaptchaFields } from '@parlour/contract/codes/fields.schema';
import type { Call } from '#http/call';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { demandCaptcha } from '#modules/captcha';
import { readNumber } from '#modules/messages';
import type { IssueDeps } from './issue-code.ts';

type Typed = { mobileNum: string; countryDialingCode?: string | undefined };

/** A number that the merchant sends to, as it is kept. */
export function readServedMobile(
  merchant: Merchant,
  { mobileNum, countryDialingCode }: Typed,
): string {
  const receiver = readNumber(mobileNum, countryDialingCode);
  if (!receiver || isCostly(receiver) || !isServed(receiver, prefixesOf(merchant))) {
    throw new Refusal('mobile_invalid');
  }
  return receiver.number;
}

/** Without a setting those of the merchant's country; none where it has no country. */
function prefixesOf(merchant: Merchant): readonly string[] {
  const set = merchant.setting('sms.prefixes');
  const country = merchant.setting('country');
  if (set.length > 0 || !isSupportedCountry(country)) return set;
  return [getCountryCallingCode(country)];
}

const isServed = ({ number }: PhoneNumber, prefixes: readonly string[]): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => number.startsWith(`+${prefix}`));

/** Calling codes that no country has (ITU-T E.164, list of assigned codes): shared cost, satellites, networks of no country, international premium rate. */
const costlyCodes = ['808', '870', '878', '881', '882', '883', '888', '979'];
const costlyKinds = ['PREMIUM_RATE', 'SHARED_COST'];

/** Whoever owns such a number earns with each message to it. */
const isCostly = ({ dialingCode, kind = '' }: PhoneNumber): boolean =>
  costlyCodes.includes(dialingCode) || costlyKinds.includes(kind);

/** The same where a text message may go to it; the captcha that the merchant asks for (CAP-02) comes last: a slip of the fingers costs none. */
export async function admitNumber(
  call: Call,
  { mobileNum, countryDialingCode, ...given }: Typed & CaptchaFields,
  deps: IssueDeps,
): Promise<string> {
  const { merchant } = call;
  if (!deps.messenger.canSms(merchant)) throw new Refusal('function.not.available');
  const receiver = readServedMobile(merchant, { mobileNum, countryDialingCode });
  await demandCaptcha(call, { gate: 'sms', given }, deps);
  return receiver;
}
