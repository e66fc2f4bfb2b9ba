// Test cases for the contract of every adapter of game vendors (games.ts). Each adapter's test runs them with its vendor's answers.
import { once } from 'node:events';
import { claimPorts, type ClaimedPorts } from '@parlour/edge/testing/claim-ports';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOutbound, type Outbound } from '../../outbound.ts';
import type { GameVendors, PlayForMoney, VendorAccount } from '../games.ts';
import { startScriptedVendor, type ScriptedVendor } from './scripted-vendor.ts';

/** Status and body of a vendor's answer. */
type VendorAnswer = [status: number, body: string];

/** A vendor's protocol, as far as the cases need it. */
type Dialect = {
  create: (options: { outbound: Outbound; waitMs?: number }) => GameVendors;
  /** The account to call; the cases set its url. */
  account: VendorAccount;
  opens: (url: string) => VendorAnswer;
  lists: (gameCodes: readonly string[]) => VendorAnswer;
  /** The vendor's answers during maintenance, and for an unknown game. */
  maintenance: VendorAnswer;
  unknownGame: VendorAnswer;
  /** The answer of a broken vendor; other calls would fail, too. */
  fault: VendorAnswer;
  /** The answer of a working vendor that refuses the call. */
  refusal: VendorAnswer;
  /** Answers that look like a success but contain no address. */
  nothing: Record<string, string>;
};

const origins = ['https://games.example', 'http://play.localhost:81'];
const addresses = [
  'https://games.example.evil.test/g',
  'https://games.example@evil.test/g',
  'https://user@games.example/g',
  'https://games.example:444/g',
  'http://games.example/g',
  'http://play.localhost/g',
  'https://play.localhost:81/g',
  '//games.example/g',
  '/g',
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://games.example/x',
  String.raw`https:\\evil.test\@games.example/g`,
];

export const samplePlay: PlayForMoney = {
  gameCode: 'crown',
  memberId: '0190c0de-0000-7000-8000-000000000001',
  title: 'Crown',
  language: 'zh-Hans',
  country: 'PH',
  address: '203.0.113.7',
  backUrl: 'https://site.example/m/home',
  site: {
    name: 'Lumen',
    theme: { scheme: 'dark' },
    currency: 'PHP',
    currencyDigits: null,
    confirmAbove: null,
    maxPrize: null,
    pace: 'none',
    timeZone: 'Asia/Manila',
  },
  user: 'user-of-the-member',
  token: 't'.repeat(43),
  currency: 'PHP',
};

export const failure = (trouble: string, isDown = false) => ({
  name: 'VendorFailure',
  trouble,
  isDown,
});

export function describeAdapter(name: string, dialect: Dialect): void {
  let ports: ClaimedPorts;
  let vendor: ScriptedVendor;
  let account: VendorAccount;
  beforeEach(async () => {
    ports = await claimPorts();
    vendor = await startScriptedVendor(ports.first);
    account = { ...dialect.account, url: `${vendor.origin}/api`, launchOrigins: origins };
  });
  afterEach(async () => {
    vendor.close();
    await ports.release();
  });
  const adapter = (waitMs?: number) =>
    dialect.create({
      outbound: openOutbound({ allow: [new URL(account.url).origin] }),
      ...(waitMs !== undefined && { waitMs }),
    });
  const say = ([status, body]: VendorAnswer) => {
    vendor.answer = (reply) => void reply.writeHead(status).end(body);
  };
  const open = (waitMs?: number) => adapter(waitMs).openForMoney(account, samplePlay);
  const expectRefusal = async (trouble: string, isDown = false) =>
    expect(open()).rejects.toMatchObject(failure(trouble, isDown));

  describe(`${name}: a game`, () => {
    test('LAUNCH-02, G4 for money it opens at the address that the vendor gave, and is asked for once', async () => {
      say(dialect.opens('https://games.example/g?once=1'));
      expect(await open()).toBe('https://games.example/g?once=1');
      expect(vendor.asked).toHaveLength(1);
      const sent = JSON.stringify(vendor.asked);
      for (const told of [samplePlay.user, samplePlay.token, samplePlay.gameCode]) {
        expect(sent).toContain(told);
      }
    });

    test('LAUNCH-04 for play money it names no member and no key to a wallet', async () => {
      say(dialect.opens('https://games.example/g'));
      expect(await adapter().openForFree(account, samplePlay)).toBe('https://games.example/g');
      const sent = JSON.stringify(vendor.asked);
      expect(sent).toContain(samplePlay.gameCode);
      for (const secret of [samplePlay.user, samplePlay.token]) expect(sent).not.toContain(secret);
    });

    test.each(addresses)('G4 the address %j is not given to a player', async (url) => {
      say(dialect.opens(url));
      await expectRefusal('unavailable');
    });

    test('G4 http is for this machine only, even where the list has it', async () => {
      say(dialect.opens('http://play.localhost:81/g'));
      expect(await open()).toBe('http://play.localhost:81/g');
      account = { ...account, launchOrigins: ['http://games.example'] };
      say(dialect.opens('http://games.example/g'));
      await expectRefusal('unavailable');
    });
  });

  describe(`${name}: a no`, () => {
    test('LAUNCH-02 a pause, an unknown game, a refusal and a fault are told apart', async () => {
      say(dialect.maintenance);
      await expectRefusal('maintenance');
      say(dialect.unknownGame);
      await expectRefusal('unknown_game');
      say(dialect.refusal);
      await expectRefusal('unavailable');
      say(dialect.fault);
      await expectRefusal('unavailable', true);
      expect(vendor.asked, 'once each').toHaveLength(4);
    });

    test.each([
      ['nothing', ''],
      ['half an answer', dialect.opens('https://games.example/g')[1].slice(0, 12)],
      ['a page', '<html>'],
      ...Object.entries(dialect.nothing),
      ['too much', dialect.opens(`https://games.example/g?x=${'x'.repeat(70_000)}`)[1]],
    ])('LAUNCH-02 %s is no answer', async (_, body) => {
      say([200, body]);
      await expectRefusal('unavailable');
    });

    test('V5 a redirect is no answer', async () => {
      const location = `${vendor.origin}/elsewhere`;
      vendor.answer = (reply) => void reply.writeHead(302, { location }).end();
      await expectRefusal('unavailable');
      expect(vendor.asked).toHaveLength(1);
    });
  });

  describe(`${name}: no answer`, () => {
    test('LAUNCH-03 silence, half an answer and a closed port are a timeout', async () => {
      vendor.answer = () => undefined;
      await expect(open(200)).rejects.toMatchObject(failure('timeout', true));
      vendor.answer = (reply) => {
        reply.writeHead(200, { 'content-length': 50 });
        reply.write('{', () => reply.destroy());
      };
      await expectRefusal('timeout', true);
      account = { ...account, url: 'http://127.0.0.1:1' };
      await expectRefusal('timeout', true);
    });

    test('R4 an address is asked for again only if nobody read the first call', async () => {
      vendor.answer = (reply) => void reply.destroy();
      await expectRefusal('timeout', true);
      expect(vendor.asked).toHaveLength(1);

      say(dialect.opens('https://games.example/g'));
      vendor.server.close();
      await once(vendor.server, 'close');
      const opened = open();
      vendor.server.listen(ports.first, '127.0.0.1');
      expect(await opened).toBe('https://games.example/g');
      expect(vendor.asked).toHaveLength(2);
    });
  });

  describe(`${name}: its list`, () => {
    const list = () => adapter().listGames(account);
    test('LOBBY-04 it has the games by their codes; an empty one is none', async () => {
      say(dialect.lists(['crown', 'six']));
      expect((await list()).map(({ gameCode }) => gameCode)).toEqual(['crown', 'six']);
      say(dialect.lists([]));
      await expect(list()).rejects.toMatchObject(failure('unavailable'));
    });

    test('R4 it is asked for once more after a fault or a broken line', async () => {
      const [, body] = dialect.lists(['crown']);
      vendor.answer = (reply, turn) =>
        void (turn === 1 ? reply.writeHead(500).end() : reply.end(body));
      expect(await list()).toHaveLength(1);
      vendor.answer = (reply, turn) => void (turn === 3 ? reply.destroy() : reply.end(body));
      expect(await list()).toHaveLength(1);
      expect(vendor.asked).toHaveLength(4);
    });
  });
}
