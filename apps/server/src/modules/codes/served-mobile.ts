// Mobile numbers to which codes can be sent.
import type { PhoneNumber } from '@parlour/contract/codes/phone-number';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { CaptchaFields } from '@parlour/contract/codes/fields.schema';
import type { Call } from '#http/call';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { demandCaptcha } from '#modules/captcha';
import { readNumber } from '#modules/messages';
import type { IssueDeps } from './issue-code.ts';

type TypedNumber = { mobileNum: string; countryDialingCode?: string | undefined };

/** Returns a number to which the merchant sends messages, in the format of the database. */
export function readServedMobile(
  merchant: Merchant,
  { mobileNum, countryDialingCode }: TypedNumber,
): string {
  const receiver = readNumber(mobileNum, countryDialingCode);
  if (!receiver || isCostly(receiver) || !isServed(receiver, prefixesOf(merchant))) {
    throw new Refusal('mobile_invalid');
  }
  return receiver.number;
}

/** Allowed prefixes: those of the setting, else those of the merchant's country; none if it has no country. */
function prefixesOf(merchant: Merchant): readonly string[] {
  const set = merchant.setting('sms.prefixes');
  const country = merchant.setting('country');
  if (set.length > 0 || !isSupportedCountry(country)) return set;
  return [getCountryCallingCode(country)];
}

const isServed = ({ number }: PhoneNumber, prefixes: readonly string[]): boolean =>
  prefixes.length === 0 || prefixes.some((prefix) => number.startsWith(`+${prefix}`));

/** Calling codes of no country (ITU-T E.164, list of assigned codes): shared cost, satellites, global networks, international premium rate. */
const costlyCodes = ['808', '870', '878', '881', '882', '883', '888', '979'];
const costlyKinds = ['PREMIUM_RATE', 'SHARED_COST'];

/** The owner of such a number earns money with each message to it. */
const isCostly = ({ dialingCode, kind = '' }: PhoneNumber): boolean =>
  costlyCodes.includes(dialingCode) || costlyKinds.includes(kind);

/** Admits a number to which a text message may be sent. The captcha (CAP-02) comes last, so that a mistyped number does not cost one. */
export async function admitNumber(
  call: Call,
  { mobileNum, countryDialingCode, ...given }: TypedNumber & CaptchaFields,
  deps: IssueDeps,
): Promise<string> {
  const { merchant } = call;
  if (!deps.messenger.canSms(merchant)) throw new Refusal('function.not.available');
  const receiver = readServedMobile(merchant, { mobileNum, countryDialingCode });
  await demandCaptcha(call, { gate: 'sms', given }, deps);
  return receiver;
}
