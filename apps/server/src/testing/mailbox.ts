// Collects the SMS and e-mails that a test's site sends. The adapters are tested against the sandbox.
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { SendMail } from '#providers/mail/mail';
import type { SendSms } from '#providers/sms/sms';

/** Settings of a merchant that sends messages. */
export const sendingSettings: SettingTexts = {
  'sms.url': 'https://sms.example',
  'sms.accountSid': 'AC1',
  'sms.authToken': 'a-token',
  'sms.from': '+15550001',
  'mail.host': 'mail.example',
  'mail.from': 'site@example.test',
};

let lastMobile = 5_000_000;
/** Returns a new Philippine number, without the country code. */
export const newMobile = (): string => `917${(lastMobile += 1)}`;

export type Mailbox = {
  sendSms: SendSms;
  sendMail: SendMail;
  /** The latest text sent to a number or an address; empty if there is none. */
  textTo: (to: string) => string;
  /** The digits of the code in the latest text; empty if there is none. */
  codeTo: (to: string) => string;
};

export function openMailbox(): Mailbox {
  const latest = new Map<string, string>();
  const textTo = (to: string): string => latest.get(to) ?? '';
  return {
    sendSms: async (_account, { to, body }) => {
      latest.set(to, body);
      return { id: `SM${latest.size}` };
    },
    sendMail: async (_account, { to, subject, text }) => {
      latest.set(to, `${subject}\n${text}`);
      return { id: `mail${latest.size}` };
    },
    textTo,
    codeTo: (to) => /\b\d{6}\b/.exec(textTo(to))?.[0] ?? '',
  };
}
