// Test cases for the promise of every adapter of the services that are told of events (ads.ts). Each adapter's test runs them with its network's protocol.
import { randomInt } from 'node:crypto';
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import { networkNames } from '@parlour/contract/tracking/network-names';
import type { TrackedEventName } from '@parlour/contract/tracking/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor, type ScriptedVendor } from '../../games/testing/scripted-vendor.ts';
import { openOutbound } from '../../outbound.ts';
import type { AdAccount, AdEvent, AdOutcome, AdProvider } from '../ads.ts';
import type { AdOptions } from '../create-teller.ts';
import { makeEvent, minuteMs, noon } from './ad-events.ts';

/** A network's protocol, as far as the cases need it. */
export type AdCases = {
  create: (options: AdOptions) => AdProvider;
  /** The age of the oldest event that is sent. */
  mostAgeMs: number;
  /** Writes the answer that takes so many events. */
  accepts: (count: number) => { status: number; body: string };
  /** The outcome if the answer is not JSON, which the status of GA4 makes up for. */
  notJson: AdOutcome['result'];
  /** The outcome if the network does not know the account. */
  unknown: AdOutcome;
  /** Answers of a network in trouble, with the outcome. */
  troubles: readonly (readonly [status: number, body: string, outcome: AdOutcome])[];
};

type SeenEvent = { eventId: string; name: string; problem: string | null; isDuplicate: boolean };

const later = (why: string, afterMs: number | null = null): AdOutcome => ({
  result: 'later',
  why,
  afterMs,
});
const taken: AdOutcome = { result: 'taken' };
const clock = () => noon;
const events = (count: number): AdEvent[] => Array.from({ length: count }, () => makeEvent());

export function describeAdAdapter(network: AdNetwork, cases: AdCases): void {
  describeAtSandbox(network, cases);
  describeAtOddServer(network, cases);
}

function describeAtSandbox(network: AdNetwork, cases: AdCases): void {
  describe(`${network}, at the sandbox`, () => {
    let sandbox: TestSandbox;
    beforeAll(async () => {
      sandbox = await startTestSandbox();
    });
    afterAll(() => sandbox.close());

    const openAccount = (secret = 'secret-of-the-test'): AdAccount => ({
      network,
      id: String(randomInt(1e12, 9e12)),
      secret,
      url: `${sandbox.origin}/ads/${network}`,
    });
    const tell = async (account: AdAccount, told: readonly AdEvent[]) =>
      cases
        .create({ outbound: openOutbound({ allow: [sandbox.origin] }), clock })
        .tell(account, told);
    const seen = async ({ id }: AdAccount): Promise<SeenEvent[]> => {
      const answer = await sandbox.ask('GET', `/ads/inbox?to=${id}`);
      return (answer.json()['messages'] as SeenEvent[]).toReversed();
    };
    const be = (mode: string) =>
      sandbox.ask('POST', '/ads/fault', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `mode=${mode}`,
      });

    test('TRACK-03 every event is taken, by its name at the network and its id', async () => {
      const account = openAccount();
      const names = Object.keys(networkNames[network]) as TrackedEventName[];
      const told = names.map((name) => makeEvent({ name }));
      expect(await tell(account, told)).toEqual(told.map(() => taken));
      expect(await seen(account)).toMatchObject(
        told.map(({ id, name }) => ({
          eventId: id,
          name: networkNames[network][name],
          problem: null,
          isDuplicate: false,
        })),
      );
    });

    test('TRACK-03 money is told as a number with its currency', async () => {
      const account = openAccount();
      const value = { amount: '12.50', currency: 'PHP' };
      expect(await tell(account, [makeEvent({ value })])).toEqual([taken]);
      expect(JSON.stringify(await seen(account))).toContain('"value":12.5,"currency":"PHP"');
    });

    test('TRACK-03 a repetition has the same name and id, by which it is known', async () => {
      const account = openAccount();
      const event = makeEvent();
      expect(await tell(account, [event])).toEqual([taken]);
      expect(await tell(account, [event])).toEqual([taken]);
      const marks = (await seen(account)).map(({ isDuplicate }) => isDuplicate);
      expect(marks).toEqual([false, true]);
    });

    test('TRACK-03 an event that is too old is not sent, and those beside it are', async () => {
      const account = openAccount();
      const at = (age: number) => makeEvent({ at: new Date(noon.getTime() - age) });
      const told = [
        at(minuteMs),
        at(cases.mostAgeMs + minuteMs),
        at(cases.mostAgeMs),
        at(cases.mostAgeMs - 2 * minuteMs),
      ];
      const tooOld = { result: 'refused', why: 'too old' };
      expect(await tell(account, told)).toEqual([taken, tooOld, tooOld, taken]);
      expect((await seen(account)).map(({ eventId }) => eventId)).toEqual([
        told[0]?.id,
        told[3]?.id,
      ]);
    });

    test('R4 no events are no call', async () => {
      expect(await tell(openAccount(), [])).toEqual([]);
    });

    test('R4 an account that the network does not know is told from a bad event', async () => {
      const account = openAccount('token-that-is-bad');
      const told = events(3);
      expect(await tell(account, told)).toEqual(told.map(() => cases.unknown));
      expect((await seen(account)).filter(({ problem }) => problem === null)).toEqual([]);
    });

    test('R4 a network that fails is told later, once it is well', async () => {
      const account = openAccount('token-that-is-flaky');
      const told = events(2);
      const failed = expect.objectContaining({ result: 'later' }) as AdOutcome;
      expect(await tell(account, told)).toEqual([failed, failed]);
      expect(await tell(account, told)).toEqual([failed, failed]);
      expect(await tell(account, told)).toEqual([taken, taken]);
      expect((await seen(account)).map(({ isDuplicate }) => isDuplicate)).toEqual([false, false]);
    });

    test('R4 a network that is slow still takes the event', async () => {
      const account = openAccount('token-that-is-slow');
      expect(await tell(account, events(1))).toEqual([taken]);
      expect(sandbox.waits).toContain(12_000);
    });

    test.each([
      ['500', 'later'],
      ['cut', 'later'],
      ['not-json', cases.notJson],
    ])('R4 with the fault %s the outcome is %s', async (mode, result) => {
      const account = openAccount();
      await be(mode);
      expect(await tell(account, events(1))).toMatchObject([{ result }]);
      await be('none');
      expect(await seen(account)).toEqual([]);
    });

    test('S3 the secret stands in no log and in no record of calls', async () => {
      const secret = 'secret-that-nobody-sees';
      const account = openAccount(secret);
      await tell(account, events(1));
      const page = async () => (await sandbox.ask('GET', '/ads/calls')).body;
      await expect.poll(page).toContain(account.id);
      expect(sandbox.logged() + (await page())).not.toContain(secret);
    });
  });
}

function describeAtOddServer(network: AdNetwork, cases: AdCases): void {
  describe(`${network}, at an odd server`, () => {
    let vendor: ScriptedVendor;
    beforeEach(async () => {
      vendor = await startScriptedVendor();
    });
    afterEach(() => vendor.close());

    const provider = ({ waitMs = 5_000, allow = [vendor.origin] } = {}) =>
      cases.create({ outbound: openOutbound({ allow }), clock, waitMs });
    const tell = (
      told: readonly AdEvent[],
      options: { waitMs?: number; allow?: string[]; path?: string } = {},
    ) =>
      provider(options).tell(
        {
          network,
          id: '1234567890',
          secret: 'a secret&',
          url: vendor.origin + (options.path ?? ''),
        },
        told,
      );
    const say = (status: number, body: string, headers: Record<string, string> = {}) => {
      vendor.answer = (reply) => void reply.writeHead(status, headers).end(body);
    };

    test('TRACK-03 it is called below its base address', async () => {
      const { status, body } = cases.accepts(1);
      say(status, body);
      expect(await tell(events(1), { path: '/api' })).toEqual([taken]);
      const paths = vendor.asked.map(({ path }) => path);
      expect(paths).toEqual([expect.stringMatching(/^\/api\//) as string]);
    });

    test('TRACK-03 more events than one call takes are several calls', async () => {
      const { mostAtOnce } = provider();
      vendor.answer = (reply, turn) => {
        const { status, body } = cases.accepts(turn === 1 ? mostAtOnce : 1);
        reply.writeHead(status).end(body);
      };
      const told = events(mostAtOnce + 1);
      expect(await tell(told)).toEqual(told.map(() => taken));
      expect(vendor.asked).toHaveLength(2);
    });

    test.each([...cases.troubles, [503, 'down', later('status 503')] as const])(
      'R4 status %i with %.60s: the outcome of the only event is %j',
      async (status, body, outcome) => {
        say(status, body);
        expect(await tell(events(1))).toEqual([outcome]);
        expect(vendor.asked).toHaveLength(1);
      },
    );

    test.each([
      [429, '120', 120_000],
      [503, new Date(noon.getTime() + 30_000).toUTCString(), 30_000],
      [429, 'soon', null],
    ])('R4 status %i with Retry-After %s: not before %j ms', async (status, after, afterMs) => {
      say(status, '', { 'retry-after': after });
      expect(await tell(events(1))).toEqual([later(`status ${status}`, afterMs)]);
    });

    test('R4 while it is in trouble, the other calls are not made', async () => {
      say(503, '');
      const told = events(provider().mostAtOnce * 2);
      expect(await tell(told)).toEqual(told.map(() => later('status 503')));
      expect(vendor.asked).toHaveLength(1);
    });

    test('V5 a redirect is not followed', async () => {
      say(307, '', { location: `${vendor.origin}/elsewhere` });
      expect(await tell(events(1))).toEqual([later('status 307')]);
      expect(vendor.asked).toHaveLength(1);
    });

    test('V5 an address that may not be called is not called', async () => {
      expect(await tell(events(1), { allow: [] })).toEqual([later('forbidden')]);
      expect(vendor.asked).toEqual([]);
    });

    test('R4 an answer of many bytes is not read to its end', async () => {
      const { status, body } = cases.accepts(1);
      say(status === 204 ? 200 : status, body + ' '.repeat(70_000));
      expect(await tell(events(1))).toEqual([later('too_large')]);
    });

    test('R4 one that never answers is left at the deadline, and one that hangs up is told later', async () => {
      vendor.answer = () => undefined;
      expect(await tell(events(2), { waitMs: 50 })).toEqual([later('timeout'), later('timeout')]);
      vendor.answer = (reply) => {
        reply.writeHead(200, { 'content-length': '500' });
        reply.write('{"', () => reply.destroy());
      };
      expect(await tell(events(1))).toEqual([later('broken')]);
      expect(vendor.asked).toHaveLength(2);
    });
  });
}
