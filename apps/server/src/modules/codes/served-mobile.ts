import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { readMobile } from './phone-number.ts';

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
