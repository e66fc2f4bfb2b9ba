// Test cases for the promise of every adapter of mail vendors (mail.ts). Each adapter's test runs them with its vendor's protocol.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../../sandbox/src/testing/test-sandbox.ts';
import type { Outbound } from '../../outbound.ts';
import type { Mail, MailOutcome, SendMail } from '../mail.ts';

type SandboxAddress = Pick<TestSandbox, 'origin' | 'mailPort' | 'accounts'>;

/** A vendor's protocol, as far as the cases need it. */
type MailDialect<Account> = {
  create: (options: { outbound: Outbound }) => SendMail<Account>;
  /** The way to the sandbox, and the account that it knows. */
  outboundTo: (sandbox: SandboxAddress) => Outbound;
  accountAt: (sandbox: SandboxAddress) => Account;
  id: RegExp;
  /** Addresses that the sandbox refuses, with the outcome. */
  refusals: readonly (readonly [to: string, outcome: MailOutcome])[];
  /** A mistake in the account, with the reason that the log has. */
  mistake: { changed: Partial<Account>; why: string };
};

export const sampleMail: Mail = {
  to: 'tala@example.test',
  subject: 'Your code — ✓',
  text: 'Lumen: 482193 is your code.',
  html: '<p>Lumen: <b>482193</b></p>',
};

export function describeMailAdapter<Account>(name: string, dialect: MailDialect<Account>): void {
  describe(`${name}, at the sandbox`, () => {
    let sandbox: TestSandbox;
    beforeAll(async () => {
      sandbox = await startTestSandbox();
    });
    afterAll(() => sandbox.close());

    const send = (changed: Partial<Mail> = {}, at: Partial<Account> = {}) =>
      dialect.create({ outbound: dialect.outboundTo(sandbox) })(
        { ...dialect.accountAt(sandbox), ...at },
        { ...sampleMail, ...changed },
      );
    const inbox = async (to: string) =>
      (await sandbox.ask('GET', `/mail/inbox?to=${to}`)).json()['messages'];

    test('R4 a mail is taken under its id, and arrives once and whole', async () => {
      expect(await send()).toEqual({ id: expect.stringMatching(dialect.id) as string });
      const { to, subject, text, html } = sampleMail;
      const at = expect.any(String) as string;
      const from = 'no-reply@lumen.example';
      expect(await inbox(to)).toEqual([{ to, from, subject, text, html, at }]);
    });

    test('R1 a mail with an id is taken under the same Message-ID each time', async () => {
      const named = { to: 'twice@example.test', id: 'chat-1-2' };
      const ids = [await send(named), await send(named)];
      expect(ids).toEqual([{ id: expect.stringMatching(/^<chat-1-2@/) as string }, ids[0]]);
    });

    test('R4 a plain mail needs no markup', async () => {
      const { html: _, ...plain } = { ...sampleMail, to: 'plain@example.test' };
      const outbound = dialect.outboundTo(sandbox);
      const account = dialect.accountAt(sandbox);
      expect(await dialect.create({ outbound })(account, plain)).toHaveProperty('id');
      expect(await inbox(plain.to)).toMatchObject([{ text: plain.text, html: null }]);
    });

    test.each(dialect.refusals)('R4 %s: %j', async (...row) => {
      const [to, outcome] = row;
      expect(await send({ to })).toEqual(outcome);
    });

    test('R4 a wrong account says nothing of the mail, and nothing is sent without it', async () => {
      const { changed, why } = dialect.mistake;
      const to = 'login@example.test';
      expect(await send({ to }, changed)).toEqual({ trouble: 'unavailable', why });
      expect(await inbox(to)).toEqual([]);
    });

    test('V5 a text is never a list of addresses, nor a header', async () => {
      await send({ to: 'a@example.test, b@example.test' });
      await send({ to: 'c@example.test\r\nBcc: b@example.test' });
      await send({ to: 'd@example.test', subject: 'x\r\nBcc: b@example.test' });
      expect(await inbox('b@example.test')).toEqual([]);
      expect(await inbox('d@example.test')).toHaveLength(1);
    });
  });
}
