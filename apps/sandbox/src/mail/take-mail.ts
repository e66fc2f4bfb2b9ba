// Handles a login, an address and a mail of the mail server. Each is recorded as a call, with the answer's code and without the mail.
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Pool } from 'pg';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Accounts } from '../accounts.ts';
import type { Wait } from '../faults/misbehave.ts';
import { insertCall } from '../inbox/store.ts';
import { insertMail } from './store.ts';
import { findRefusal, waitOf } from './triggers.ts';

export type MailDeps = {
  pool: Pool;
  clock: () => Date;
  wait: Wait;
  account: Accounts['mail'];
};

export const mostMailBytes = 1024 * 1024;

/** A refusal of the protocol, with its code. */
class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor({ responseCode, message }: { responseCode: number; message: string }) {
    super(message);
    this.responseCode = responseCode;
  }
}

export function mailTaker(deps: MailDeps) {
  const { pool, clock, wait, account } = deps;
  /** Records a command and its answer, and throws the refusal. */
  const answer = async (path: string, refusal: SmtpRefusal | null): Promise<void> => {
    const code = refusal?.responseCode ?? 250;
    await insertCall(pool, {
      standIn: 'mail',
      at: clock(),
      direction: 'in',
      method: 'SMTP',
      path,
      status: code,
      verdict: String(code),
      requestBody: '',
      answerBody: '',
      milliseconds: 0,
    });
    if (refusal) throw refusal;
  };
  return {
    logIn: async (user: string, password: string): Promise<void> => {
      if (user === account.user && password === account.password) return;
      await answer('AUTH', new SmtpRefusal({ responseCode: 535, message: 'Wrong login' }));
    },
    takeAddress: async (address: string): Promise<void> => {
      const waitMs = waitOf(address);
      if (waitMs > 0) await wait(waitMs);
      const refusal = findRefusal(address);
      await answer(`RCPT TO:<${address}>`, refusal && new SmtpRefusal(refusal));
    },
    takeMail: async (
      stream: SMTPServerDataStream,
      { envelope }: SMTPServerSession,
    ): Promise<void> => {
      const raw = await buffer(stream);
      if (stream.sizeExceeded) {
        await answer('DATA', new SmtpRefusal({ responseCode: 552, message: 'Mail too large' }));
      }
      const { subject = '', text = '', html = null } = await PostalMime.parse(raw);
      await insertMail(pool, {
        at: clock(),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        subject,
        text: withoutLastEnd(text),
        html: html === null ? null : withoutLastEnd(html),
      });
      await answer(`DATA, ${raw.length.toLocaleString('en')} bytes`, null);
    },
  };
}

/** Removes the line break that each part gets in transit. */
const withoutLastEnd = (text: string): string => text.replace(/\n$/, '');
