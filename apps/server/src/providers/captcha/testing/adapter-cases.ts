// Test cases for the promise of every adapter of captcha vendors (captcha.ts). Each adapter's test runs them with its vendor's protocol.
import { readSettings, type SettingTexts } from '@parlour/contract/settings.schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor, type ScriptedVendor } from '../../games/testing/scripted-vendor.ts';
import { openOutbound, type Outbound } from '../../outbound.ts';
import type {
  CaptchaMerchant,
  CaptchaParameters,
  CaptchaProvider,
  CaptchaResult,
} from '../captcha.ts';

/** Acts of the player's box: it solves, or makes a result that the vendor denies or cannot judge. */
type BoxAct = 'solve' | 'deny' | 'down';

/** A vendor's protocol, as far as the cases need it. */
export type CaptchaDialect = {
  /** Creates a provider as one process has it, by the clock of the sandbox at `now`. */
  create: (options: { outbound: Outbound; now: () => number; waitMs?: number }) => CaptchaProvider;
  /** Settings of a merchant whose vendor is at this address. */
  settingsAt: (origin: string) => SettingTexts;
  /** Settings of a second merchant of the same vendor, and of one whose account is not set up. */
  another: SettingTexts;
  incomplete: SettingTexts;
  /** Solves the box that was set up. Resolves with the clock that the result was made by, in milliseconds. */
  solve: (
    sandbox: TestSandbox,
    box: CaptchaParameters,
    act: BoxAct,
  ) => Promise<{ result: CaptchaResult; at: number }>;
  /** Takes away a part of a result. */
  halve: (result: CaptchaResult) => CaptchaResult;
  /** A result as the vendor's box makes it, for a server that judges without looking. */
  anyResult: (now: number) => CaptchaResult;
  /** Body of the answer that lets a result pass. */
  accepts: string;
  /** Answers that refuse a result, and answers that say nothing of it. */
  refusals: readonly string[];
  riddles: readonly string[];
};

const tenMinutes = 600_000;
const aNow = Date.parse('2026-11-21T12:00:00Z');

const merchantOf = (settings: SettingTexts): CaptchaMerchant => ({
  code: 'lumen',
  setting: readSettings(settings),
});

export function describeCaptchaAdapter(name: string, dialect: CaptchaDialect): void {
  describeAtSandbox(name, dialect);
  describeAtOddServer(name, dialect);
}

function describeAtSandbox(name: string, dialect: CaptchaDialect): void {
  describe(`${name}, at the sandbox`, () => {
    let sandbox: TestSandbox;
    let now = aNow;
    beforeAll(async () => {
      sandbox = await startTestSandbox();
    });
    afterAll(() => sandbox.close());

    const open = (allow = sandbox.origin) =>
      dialect.create({ outbound: openOutbound({ allow: [allow] }), now: () => now });
    const merchant = (changed: SettingTexts = {}) =>
      merchantOf({ ...dialect.settingsAt(sandbox.origin), ...changed });

    /** Sets a box up and solves it. The provider's clock is then the box's. */
    async function solveBox(
      captcha: CaptchaProvider,
      of: CaptchaMerchant,
      act: BoxAct = 'solve',
    ): Promise<CaptchaResult> {
      const { result, at } = await dialect.solve(sandbox, await captcha.begin(of, undefined), act);
      now = at;
      return result;
    }

    test('CAP-08 a result passes once', async () => {
      const captcha = open();
      const solved = await solveBox(captcha, merchant());
      expect(await captcha.check(merchant(), solved)).toBe('passed');
      expect(await captcha.check(merchant(), solved)).toBe('refused');
    });

    test('CAP-08 results of another captcha, half of one and none are refused', async () => {
      const captcha = open();
      const foreign = await solveBox(captcha, merchant(dialect.another));
      expect(await captcha.check(merchant(), foreign)).toBe('refused');
      const solved = await solveBox(captcha, merchant());
      expect(await captcha.check(merchant(), dialect.halve(solved))).toBe('refused');
      expect(await captcha.check(merchant(), {})).toBe('refused');
    });

    test('CAP-08 a result of ten minutes ago is refused', async () => {
      const captcha = open();
      const old = await solveBox(captcha, merchant());
      sandbox.pass(tenMinutes);
      now += tenMinutes;
      expect(await captcha.check(merchant(), old)).toBe('refused');
    });

    test('CAP-08 what the vendor denies is refused, and what it cannot say passes nobody', async () => {
      const captcha = open();
      const verdictOn = async (act: BoxAct) =>
        captcha.check(merchant(), await solveBox(captcha, merchant(), act));
      expect(await verdictOn('deny')).toBe('refused');
      expect(await verdictOn('down')).toBe('unreachable');
    });

    test('CAP-08 a merchant may let results pass that nobody can validate, and only those', async () => {
      const captcha = open();
      const lenient = merchant({ 'captcha.passUnreachable': 'on' });
      const verdictOn = async (act: BoxAct) =>
        captcha.check(lenient, await solveBox(captcha, lenient, act));
      expect(await verdictOn('down')).toBe('passed');
      expect(await verdictOn('deny')).toBe('refused');
      expect(await captcha.check(lenient, {})).toBe('refused');
    });

    test('CAP-08 where no captcha is set up none begins and nothing passes', async () => {
      const captcha = open();
      const none = merchant(dialect.incomplete);
      await expect(captcha.begin(none, undefined)).rejects.toThrow('not_set_up');
      const solved = await solveBox(captcha, merchant());
      expect(await captcha.check(none, solved)).toBe('refused');
    });
  });
}

function describeAtOddServer(name: string, dialect: CaptchaDialect): void {
  describe(`${name}, at an odd server`, () => {
    let vendor: ScriptedVendor;
    beforeEach(async () => {
      vendor = await startScriptedVendor();
    });
    afterEach(() => vendor.close());
    const check = async ({ allow = vendor.origin, waitMs = 5_000 } = {}) => {
      const outbound = openOutbound({ allow: [allow] });
      const captcha = dialect.create({ outbound, now: () => aNow, waitMs });
      const merchant = merchantOf(dialect.settingsAt(vendor.origin));
      return captcha.check(merchant, dialect.anyResult(aNow));
    };
    const say = (status: number, text: string) => {
      vendor.answer = (reply) => void reply.writeHead(status).end(text);
    };

    test.each([
      [200, dialect.accepts, 'passed'],
      ...dialect.refusals.map((text) => [200, text, 'refused'] as const),
      ...dialect.riddles.map((text) => [200, text, 'unreachable'] as const),
      [200, '<html>', 'unreachable'],
      [200, `${dialect.accepts}${' '.repeat(70_000)}`, 'unreachable'],
      [302, dialect.accepts, 'unreachable'],
      [500, dialect.accepts, 'unreachable'],
      [503, dialect.accepts, 'unreachable'],
    ] as const)(
      'CAP-08 status %i and %.60s mean %s, and are asked for once',
      async (status, text, verdict) => {
        say(status, text);
        expect(await check()).toBe(verdict);
        expect(vendor.asked).toHaveLength(1);
      },
    );

    test('CAP-08 a vendor that is silent, and one that hangs up half-way, are given up', async () => {
      vendor.answer = () => undefined;
      expect(await check({ waitMs: 50 })).toBe('unreachable');
      vendor.answer = (reply) => {
        reply.writeHead(200, { 'content-length': '500' });
        reply.write('{"', () => reply.destroy());
      };
      expect(await check()).toBe('unreachable');
      expect(vendor.asked).toHaveLength(2);
    });

    test('V5 an address that may not be called is not', async () => {
      say(200, dialect.accepts);
      expect(await check({ allow: 'http://127.0.0.1:1' })).toBe('unreachable');
      expect(vendor.asked).toEqual([]);
    });
  });
}
