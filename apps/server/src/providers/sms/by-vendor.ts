// Sends each message through the merchant's vendor.
import type { SmsVendor } from '@parlour/contract/messages/needs';
import type { SmsOptions } from './post-message.ts';
import type { SendSms, SendSmsAt, Sms, SmsAccounts } from './sms.ts';
import { createTwilio } from './twilio.ts';
import { createVonage } from './vonage.ts';

type Adapters = { [V in SmsVendor]: SendSmsAt<V> };

export function createSms(options: SmsOptions): SendSms {
  const adapters: Adapters = { twilio: createTwilio(options), vonage: createVonage(options) };
  return (account, sms) => sendBy(adapters, account, sms);
}

const sendBy = <V extends SmsVendor>(
  adapters: Adapters,
  account: { vendor: V } & SmsAccounts[V],
  sms: Sms,
) => adapters[account.vendor](account, sms);
