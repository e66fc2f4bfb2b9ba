// Test cases for the promise of every adapter of SMS vendors (sms.ts). Each adapter's test runs them with its vendor's protocol.
import type { SmsVendor } from '@parlour/contract/messages/needs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor, type ScriptedVendor } from '../../games/testing/scripted-vendor.ts';
import { openOutbound, type Outbound } from '../../outbound.ts';
import type { SendSmsAt, SmsAccounts } from '../sms.ts';

/** A vendor's protocol, as far as the cases need it. */
export type SmsDialect<V extends SmsVendor> = {
  create: (options: { outbound: Outbound; waitMs?: number }) => SendSmsAt<V>;
  /** The account that the sandbox knows. */
  accountAt: (sandbox: Pick<TestSandbox, 'origin' | 'accounts'>) => SmsAccounts[V];
  /** The name of the field that nobody may see. */
  secret: Exclude<keyof SmsAccounts[V], 'url' | 'from'>;
  id: RegExp;
  /** Numbers that never get a message, with the reason that the log has. */
  refusedNumbers: readonly (readonly [to: string, why: string])[];
  /** Accounts with a mistake, with the reason that the log has. */
  mistakes: readonly (readonly [changed: Partial<SmsAccounts[V]>, why: string])[];
  /** Status and body of the answer that accepts a message, and the message's id in it. */
  accepts: { status: number; body: string; id: string };
  /** Answers of a vendor that is in trouble, with the reason that the log has. */
  troubles: readonly (readonly [status: number, body: string, why: string])[];
};

const to = '+639170000101';
const body = 'Lumen: 482193 is your code. ✓ & =';

export function describeSmsAdapter<V extends SmsVendor>(name: V, dialect: SmsDialect<V>): void {
  describeAtSandbox(name, dialect);
  describeAtOddServer(name, dialect);
}

function describeAtSandbox<V extends SmsVendor>(name: V, dialect: SmsDialect<V>): void {
  describe(`${name}, at the sandbox`, () => {
    let sandbox: TestSandbox;
    let account: SmsAccounts[V];
    beforeAll(async () => {
      sandbox = await startTestSandbox();
      account = dialect.accountAt(sandbox);
    });
    afterAll(() => sandbox.close());

    const send = (number: string, changed: Partial<SmsAccounts[V]> = {}, text = body) =>
      dialect.create({ outbound: openOutbound({ allow: [sandbox.origin] }) })(
        { ...account, ...changed },
        { to: number, body: text },
      );
    const inbox = async (number: string) =>
      (await sandbox.ask('GET', `/sms/inbox?to=${number}`)).json()['messages'];
    const be = (mode: string) =>
      sandbox.ask('POST', '/sms/fault', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `mode=${mode}`,
      });

    test.each([
      [to, body],
      ['+639170000102', 'Lumen: 482193 is your code. Ñandu @ {1}, 5 €'],
      ['+639170000103', 'รหัสของคุณคือ 482193\n\n@lumen.localhost #482193'],
    ])(
      'R4, LOGIN-14 a message to %s is taken under the vendor’s id, and arrives once and whole',
      async (number, text) => {
        const taken = expect.stringMatching(dialect.id) as string;
        expect(await send(number, {}, text)).toEqual({ id: taken });
        expect(await inbox(number)).toMatchObject([{ to: number, body: text }]);
      },
    );

    test.each(dialect.refusedNumbers)('R4 the number %s will never be reached', async (...row) => {
      const [number, why] = row;
      expect(await send(number)).toEqual({ trouble: 'refused_number', why });
    });

    test('R4 what is wrong with the account is no fault of the number', async () => {
      const outcomes: unknown[] = [];
      for (const [changed] of dialect.mistakes) outcomes.push(await send(to, changed));
      expect(outcomes).toEqual(
        dialect.mistakes.map(([, why]) => ({ trouble: 'unavailable', why })),
      );
    });

    test.each(['500', 'cut', 'not-json'])(
      'R4 a vendor with the fault %s is in trouble, and gets the message once',
      async (mode) => {
        await be(mode);
        expect(await send('+639170000104')).toMatchObject({ trouble: 'unavailable' });
        await be('none');
        expect(await inbox('+639170000104')).toEqual([]);
      },
    );

    test('S3 neither secret nor text stand in a log or in the records of calls', async () => {
      await send(to);
      const seen = sandbox.logged() + (await sandbox.ask('GET', '/sms/calls')).body;
      for (const secret of [account[dialect.secret], '482193']) expect(seen).not.toContain(secret);
    });
  });
}

function describeAtOddServer<V extends SmsVendor>(name: V, dialect: SmsDialect<V>): void {
  describe(`${name}, at an odd server`, () => {
    let vendor: ScriptedVendor;
    beforeEach(async () => {
      vendor = await startScriptedVendor();
    });
    afterEach(() => vendor.close());
    const accounts = {
      sms: { accountSid: 'AC1', authToken: 'the-token' },
      mail: { user: 'parlour', password: 'the-password' },
    };
    const accountOf = (url: string): SmsAccounts[V] => ({
      ...dialect.accountAt({ origin: url, accounts }),
      url,
    });
    const send = ({ waitMs = 5_000, allow = [vendor.origin], url = vendor.origin } = {}) =>
      dialect.create({ outbound: openOutbound({ allow }), waitMs })(accountOf(url), { to, body });
    const say = (status: number, text: string) => {
      vendor.answer = (reply) => void reply.writeHead(status).end(text);
    };

    test('R4 it is asked below its base address, and its id is the message’s', async () => {
      say(dialect.accepts.status, dialect.accepts.body);
      expect(await send({ url: `${vendor.origin}/api` })).toEqual({ id: dialect.accepts.id });
      expect(vendor.asked.map(({ path }) => path)).toEqual([
        expect.stringMatching(/^\/api\//) as string,
      ]);
    });

    test.each([
      ...dialect.troubles,
      [503, 'down', 'status 503'],
      [dialect.accepts.status, '<html>', `status ${dialect.accepts.status} without an id`],
      [dialect.accepts.status, '', `status ${dialect.accepts.status} without an id`],
      [dialect.accepts.status, `${dialect.accepts.body}${' '.repeat(70_000)}`, 'too_large'],
    ] as const)(
      'R4 status %i with %.20s is a vendor in trouble, and is asked for once',
      async (status, text, why) => {
        say(status, text);
        expect(await send()).toEqual({ trouble: 'unavailable', why });
        expect(vendor.asked).toHaveLength(1);
      },
    );

    test('V5 a redirect is not followed', async () => {
      const location = `${vendor.origin}/elsewhere`;
      vendor.answer = (reply) => void reply.writeHead(307, { location }).end();
      expect(await send()).toEqual({ trouble: 'unavailable', why: 'status 307' });
      expect(vendor.asked).toHaveLength(1);
    });

    test('V5 an address that may not be called is not called', async () => {
      expect(await send({ allow: [] })).toMatchObject({ trouble: 'unavailable' });
      expect(vendor.asked).toEqual([]);
    });

    test('R4 one that never answers is a timeout, and one that hangs up half-way is in trouble: neither is asked again', async () => {
      vendor.answer = () => undefined;
      expect(await send({ waitMs: 50 })).toEqual({ trouble: 'timeout', why: 'timeout' });
      vendor.answer = (reply) => {
        reply.writeHead(dialect.accepts.status, { 'content-length': '500' });
        reply.write('{"', () => reply.destroy());
      };
      expect(await send()).toEqual({ trouble: 'unavailable', why: 'broken' });
      expect(vendor.asked).toHaveLength(2);
    });

    test('R4 a line that never came to be is tried once more', async () => {
      let tries = 0;
      const outbound = openOutbound({
        allow: ['http://sms.example'],
        resolve: async () => {
          tries += 1;
          throw new Error('no such name');
        },
      });
      const outcome = await dialect.create({ outbound })(accountOf('http://sms.example'), {
        to,
        body,
      });
      expect(outcome).toEqual({ trouble: 'unavailable', why: 'unreached' });
      expect(tries).toBe(2);
    });
  });
}
