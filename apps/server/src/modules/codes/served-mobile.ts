// The number that a code is asked for.
import type { CaptchaGiven } from '@parlour/contract/codes/fields.schema';
import type { Call } from '#http/call';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { demandCaptcha } from '#modules/captcha';
import { readMobile } from '#modules/messages';
import type { IssueDeps } from './issue-code.ts';

type Typed = { mobileNum: string; countryDialingCode?: string | undefined };

/** A number that the merchant sends to, as it is kept. */
export function readServedMobile(
  merchant: Merchant,
  { mobileNum, countryDialingCode }: Typed,
): string {
  const receiver = readMobile(mobileNum, countryDialingCode);
  const prefixes = merchant.setting('sms.prefixes');
  const isServed =
    receiver !== null &&
    (prefixes.length === 0 || prefixes.some((prefix) => receiver.startsWith(`+${prefix}`)));
  if (!isServed) throw new Refusal('mobile_invalid');
  return receiver;
}

/** The same where a text message may go to it; the captcha that the merchant asks for (CAP-02) comes last: a slip of the fingers costs none. */
export async function admitNumber(
  call: Call,
  { mobileNum, countryDialingCode, ...given }: Typed & CaptchaGiven,
  deps: IssueDeps,
): Promise<string> {
  const { merchant } = call;
  if (!deps.messenger.canSms(merchant)) throw new Refusal('function.not.available');
  const receiver = readServedMobile(merchant, { mobileNum, countryDialingCode });
  await demandCaptcha(call, { gate: 'sms', given }, deps);
  return receiver;
}
