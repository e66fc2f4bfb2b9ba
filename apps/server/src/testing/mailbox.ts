// What a test reads of the text messages and e-mails that its site sent. The adapters have tests of their own, at the sandbox.
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { SendMail } from '#providers/mail/mail';
import type { SendSms } from '#providers/sms/sms';

/** With these a merchant sends. */
export const sendingSettings: SettingTexts = {
  'sms.url': 'https://sms.example',
  'sms.accountSid': 'AC1',
  'sms.authToken': 'a-token',
  'sms.from': '+15550001',
  'mail.host': 'mail.example',
  'mail.from': 'site@example.test',
};

let lastMobile = 5_000_000;
/** A number of the Philippines without the country's code, another one each time. */
export const newMobile = (): string => `917${(lastMobile += 1)}`;

export type Mailbox = {
  sendSms: SendSms;
  sendMail: SendMail;
  /** The latest to a number or an address; empty where nothing came. */
  textTo: (to: string) => string;
  /** The digits of the code in it; empty where there is none. */
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
