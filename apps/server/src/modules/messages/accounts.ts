// Reads the merchant's accounts at the vendors of messages from its settings.
import type { SmsVendor } from '@parlour/contract/messages/needs';
import type { Merchant } from '#http/merchant';
import type { MailAccount } from '#providers/mail/mail';
import type { SmsAccount } from '#providers/sms/sms';

type Settings = Pick<Merchant, 'setting'>;
/** The fields of an account; null for one that is not set. */
type Fields<Account> = { [F in keyof Account]: Account[F] | null };

type AccountAt<V extends SmsVendor> = Extract<SmsAccount, { vendor: V }>;

const smsFields: { [V in SmsVendor]: (merchant: Settings) => Fields<AccountAt<V>> } = {
  twilio: ({ setting }) => ({
    vendor: 'twilio',
    url: setting('sms.url'),
    accountSid: setting('sms.accountSid'),
    authToken: setting('sms.authToken'),
    from: setting('sms.from'),
  }),
  vonage: ({ setting }) => ({
    vendor: 'vonage',
    url: setting('sms.vonage.url'),
    apiKey: setting('sms.vonage.apiKey'),
    apiSecret: setting('sms.vonage.apiSecret'),
    from: setting('sms.vonage.from'),
  }),
};

/** Null if the merchant has not set up SMS at its vendor. */
export function smsAccount(merchant: Settings): SmsAccount | null {
  const account = smsFields[merchant.setting('sms.vendor')](merchant);
  return isComplete<SmsAccount>(account) ? account : null;
}

const isComplete = <Account extends object>(account: Fields<Account>): account is Account =>
  Object.values(account).every((value) => value !== null);

/** Null if the merchant has not set up mail. `login` is null for a server without authentication. */
export function mailAccount({ setting }: Settings): MailAccount | null {
  const host = setting('mail.host');
  const from = setting('mail.from');
  const user = setting('mail.user');
  const password = setting('mail.password');
  if (host === null || from === null) return null;
  const login = user === null || password === null ? null : { user, password };
  return { vendor: setting('mail.vendor'), host, port: setting('mail.port'), login, from };
}
