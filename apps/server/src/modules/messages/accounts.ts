import type { Merchant } from '#http/merchant';
import type { MailAccount } from '#providers/mail/mail';
import type { SmsAccount } from '#providers/sms/sms';

/** Null if the merchant has not set up SMS. */
export function smsAccount({ setting }: Pick<Merchant, 'setting'>): SmsAccount | null {
  const url = setting('sms.url');
  const accountSid = setting('sms.accountSid');
  const authToken = setting('sms.authToken');
  const from = setting('sms.from');
  if (url === null || accountSid === null || authToken === null || from === null) return null;
  return { url, accountSid, authToken, from };
}

/** Null if the merchant has not set up mail. `login` is null for a server without authentication. */
export function mailAccount({ setting }: Pick<Merchant, 'setting'>): MailAccount | null {
  const host = setting('mail.host');
  const from = setting('mail.from');
  const user = setting('mail.user');
  const password = setting('mail.password');
  if (host === null || from === null) return null;
  const login = user === null || password === null ? null : { user, password };
  return { host, port: setting('mail.port'), login, from };
}
