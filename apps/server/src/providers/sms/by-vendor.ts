// Sends each message through the merchant's vendor.
import type { SmsVendor } from '@parlour/contract/messages/needs';
import type { Outbound } from '../outbound.ts';
import type { SendSms, SendSmsAt, Sms, SmsAccounts } from './sms.ts';
import { createTwilio } from './twilio.ts';

type Options = {
  outbound: Outbound;
  /** The time for one message. */
  waitMs?: number;
};
type Adapters = { [V in SmsVendor]: SendSmsAt<V> };

export function createSms(options: Options): SendSms {
  const adapters: Adapters = { twilio: createTwilio(options) };
  return (account, sms) => sendBy(adapters, account, sms);
}

const sendBy = <V extends SmsVendor>(
  adapters: Adapters,
  account: { vendor: V } & SmsAccounts[V],
  sms: Sms,
) => adapters[account.vendor](account, sms);
