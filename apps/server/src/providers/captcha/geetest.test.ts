// Geetest's adapters against the sandbox's stand-in, which implements its protocol, and against servers with odd answers.
import { readSettings, type SettingTexts } from '@parlour/contract/settings.schema';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaKey } from '../../../../sandbox/src/geetest/triggers.ts';
import { solveV3, solveV4 } from '../../../../sandbox/src/testing/captcha.ts';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startScriptedVendor, type ScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import type { CaptchaMerchant, CaptchaProvider } from './captcha.ts';
import { createGeetest } from './geetest.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

let now = 0;
const warn = vi.fn<FastifyBaseLogger['warn']>();
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  warn.mockClear();
});

/** Creates a provider as one process has it. Providers that share `spent` share the spent results. */
function open(allow: string, { spent = new Set<string>(), waitMs = 5_000 } = {}): CaptchaProvider {
  return createGeetest({
    outbound: openOutbound({ allow: [allow] }),
    clock: () => new Date(now),
    secretKey: Buffer.alloc(32, 3),
    spendOnce: async (key) => !spent.has(key) && Boolean(spent.add(key)),
    log: { warn },
    waitMs,
  });
}

function merchantAt(base: string, changed: SettingTexts = {}): CaptchaMerchant {
  const setting = readSettings({
    'captcha.id': 'of-the-test',
    'captcha.key': captchaKey,
    'captcha.version': 'v3',
    'captcha.apiUrl': base,
    'captcha.bypassUrl': base,
    ...changed,
  });
  return { code: 'lumen', setting };
}

const merchant = (changed: SettingTexts = {}) => merchantAt(`${sandbox.origin}/geetest`, changed);
const provider = () => open(sandbox.origin);

describe('version 3 at the sandbox', () => {
  test('CAP-08 the box is set up with a new challenge under the merchant’s id', async () => {
    const captcha = provider();
    const [one, two] = [
      await captcha.begin(merchant(), 'bind'),
      await captcha.begin(merchant(), undefined),
    ];
    expect(one).toEqual({
      gt: 'of-the-test',
      challenge: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      newCaptcha: true,
      success: true,
    });
    expect(two.challenge).not.toBe(one.challenge);
  });

  test('CAP-08 a result passes once', async () => {
    const captcha = provider();
    const solved = await solveV3(sandbox, await captcha.begin(merchant(), 'bind'));
    expect(await captcha.check(merchant(), solved)).toBe('passed');
    expect(await captcha.check(merchant(), solved)).toBe('refused');
  });

  test('CAP-08 a result of another captcha, an old one, and half of one are refused', async () => {
    const captcha = provider();
    const other = merchant({ 'captcha.id': 'another' });
    const solved = await solveV3(sandbox, await captcha.begin(other, 'bind'));
    expect(await captcha.check(merchant(), solved)).toBe('refused');
    const old = await solveV3(sandbox, await captcha.begin(merchant(), 'bind'));
    sandbox.pass(600_000);
    expect(await captcha.check(merchant(), old)).toBe('refused');
    const { geetestChallenge } = await solveV3(sandbox, await captcha.begin(merchant(), 'bind'));
    expect(await captcha.check(merchant(), { geetestChallenge })).toBe('refused');
    expect(await captcha.check(merchant(), {})).toBe('refused');
  });

  test('CAP-08 with another key nothing can be solved', async () => {
    const wrong = await provider().begin(merchant({ 'captcha.key': 'wrong' }), 'bind');
    await expect(solveV3(sandbox, wrong)).rejects.toThrow(/undefined/);
  });

  test('CAP-08 what the provider denies is refused, and what it cannot say passes nobody', async () => {
    const captcha = provider();
    const solve = async (act: string) =>
      captcha.check(merchant(), await solveV3(sandbox, await captcha.begin(merchant(), ''), act));
    expect(await solve('deny')).toBe('refused');
    expect(await solve('down')).toBe('unreachable');
  });

  test('CAP-08 while the provider is down any answer to our own challenge passes, once, for ten minutes', async () => {
    const spent = new Set<string>();
    const down = merchant({ 'captcha.id': 'it-is-down' });
    const [captcha, elsewhere] = [open(sandbox.origin, { spent }), open(sandbox.origin, { spent })];
    const first = await captcha.begin(down, 'bind');
    expect(first).toMatchObject({ success: false, gt: 'it-is-down', newCaptcha: true });
    const given = { geetestChallenge: `${first.challenge}k2`, geetestSeccode: 'x|jordan' };
    expect(await captcha.check(down, { ...given, geetestSeccode: '' })).toBe('refused');
    // Another process recognizes the challenge, and knows that it is spent.
    expect(await elsewhere.check(down, given)).toBe('passed');
    expect(await captcha.check(down, given)).toBe('refused');
    const { challenge } = await captcha.begin(down, 'bind');
    now += 600_000;
    const old = { geetestChallenge: challenge, geetestSeccode: 'x|jordan' };
    expect(await captcha.check(down, old)).toBe('refused');
  });

  test('CAP-08 nobody makes such a challenge up, or takes it to another merchant', async () => {
    const captcha = provider();
    const down = merchant({ 'captcha.id': 'it-is-down' });
    const { challenge } = await captcha.begin(down, 'bind');
    const elsewhere = { ...down, code: 'marigold' };
    const forged = challenge.slice(0, 16) + '0'.repeat(16);
    for (const [who, of] of [
      [elsewhere, challenge],
      [down, forged],
      [merchant(), challenge],
    ] as const) {
      const given = { geetestChallenge: of, geetestSeccode: 'x|jordan' };
      expect(await captcha.check(who, given)).toBe('refused');
    }
  });
});

describe('version 4 at the sandbox', () => {
  const v4 = (changed: SettingTexts = {}) => merchant({ 'captcha.version': 'v4', ...changed });
  const id = 'of-the-test';
  beforeEach(async () => {
    // The test's clock follows the stand-in's.
    const { geetestValidateV4 } = await solveV4(sandbox, id);
    now = Number(geetestValidateV4.gen_time) * 1_000;
  });

  test('CAP-08 the box needs the id alone', async () => {
    const parameters = { gt: id, challenge: '', newCaptcha: true, success: true };
    expect(await provider().begin(v4(), undefined)).toEqual(parameters);
  });

  test('CAP-08 a result passes once', async () => {
    const captcha = provider();
    const solved = await solveV4(sandbox, id);
    expect(await captcha.check(v4(), solved)).toBe('passed');
    expect(await captcha.check(v4(), solved)).toBe('refused');
    const told = { merchant: 'lumen', code: '-50003' };
    expect(warn).toHaveBeenCalledWith(told, 'Geetest refuses to validate a result');
  });

  test('CAP-08 results of another captcha, with another key, of another time and none are refused', async () => {
    const captcha = provider();
    expect(await captcha.check(v4(), await solveV4(sandbox, 'another'))).toBe('refused');
    const foreign = await solveV4(sandbox, 'another');
    const renamed = { ...foreign.geetestValidateV4, captcha_id: id };
    expect(await captcha.check(v4(), { geetestValidateV4: renamed })).toBe('refused');
    const wrong = v4({ 'captcha.key': 'wrong' });
    expect(await captcha.check(wrong, await solveV4(sandbox, id))).toBe('refused');
    expect(await captcha.check(v4(), {})).toBe('refused');
    const late = await solveV4(sandbox, id);
    now += 600_000;
    expect(await captcha.check(v4(), late)).toBe('refused');
    now -= 2 * 600_000;
    expect(await captcha.check(v4(), late)).toBe('refused');
  });

  test('CAP-08 what the provider denies is refused, and what it cannot say passes nobody', async () => {
    const captcha = provider();
    expect(await captcha.check(v4(), await solveV4(sandbox, id, 'deny'))).toBe('refused');
    expect(await captcha.check(v4(), await solveV4(sandbox, id, 'down'))).toBe('unreachable');
  });

  test('CAP-08 a merchant may let results pass that nobody can validate, and only those', async () => {
    const captcha = provider();
    const open4 = v4({ 'captcha.passUnreachable': 'on' });
    expect(await captcha.check(open4, await solveV4(sandbox, id, 'down'))).toBe('passed');
    expect(await captcha.check(open4, await solveV4(sandbox, id, 'deny'))).toBe('refused');
    expect(await captcha.check(open4, {})).toBe('refused');
    const said = 'Geetest could not be asked about a result';
    expect(warn).toHaveBeenCalledWith({ merchant: 'lumen', passes: true }, said);
  });
});

describe('at an odd server', () => {
  let vendor: ScriptedVendor;
  beforeEach(async () => {
    vendor = await startScriptedVendor();
  });
  afterEach(() => {
    vendor.server.closeAllConnections();
    vendor.server.close();
  });
  const say = (status: number, text: string) => {
    vendor.answer = (reply) => void reply.writeHead(status).end(text);
  };
  const seconds = () => String(now / 1_000);
  const resultV4 = () => ({
    geetestValidateV4: {
      captcha_id: 'of-the-test',
      lot_number: 'lot',
      pass_token: 'token',
      gen_time: seconds(),
      captcha_output: 'output',
    },
  });
  const resultV3 = { geetestChallenge: 'a'.repeat(34), geetestSeccode: 'b|jordan' };
  const v3 = () => merchantAt(vendor.origin);
  const v4 = () => merchantAt(vendor.origin, { 'captcha.version': 'v4' });

  test.each([
    [200, '{"seccode":"d2b6"}', 'passed'],
    [200, '{"seccode":"false"}', 'refused'],
    [200, '{"seccode":""}', 'refused'],
    [200, '{"seccode":false}', 'refused'],
    [200, 'false', 'refused'],
    [200, '', 'refused'],
    [200, '{"error":"nothing"}', 'unreachable'],
    [200, '<html>', 'unreachable'],
    [302, '{"seccode":"d2b6"}', 'unreachable'],
    [500, '{"seccode":"d2b6"}', 'unreachable'],
    [200, JSON.stringify({ seccode: 'x'.repeat(70_000) }), 'unreachable'],
  ])('CAP-08 v3: status %i and %s mean %s', async (status, text, verdict) => {
    say(status, text);
    expect(await open(vendor.origin).check(v3(), resultV3)).toBe(verdict);
    expect(vendor.asked).toHaveLength(1);
  });

  test.each([
    [200, '{"status":"success","result":"success"}', 'passed'],
    [200, '{"status":"success","result":"fail","reason":"x"}', 'refused'],
    [200, '{"status":"error","code":-50003,"msg":"x"}', 'refused'],
    [200, '{"status":"success"}', 'unreachable'],
    [200, '{"result":"success"}', 'unreachable'],
    [200, '"success"', 'unreachable'],
    [200, '', 'unreachable'],
    [302, '{"status":"success","result":"success"}', 'unreachable'],
    [503, '{"status":"success","result":"success"}', 'unreachable'],
  ])('CAP-08 v4: status %i and %s mean %s', async (status, text, verdict) => {
    say(status, text);
    expect(await open(vendor.origin).check(v4(), resultV4())).toBe(verdict);
    expect(vendor.asked).toHaveLength(1);
  });

  test('CAP-08 v4 is asked by a form that is signed, and never told the key', async () => {
    say(200, '{"status":"success","result":"success"}');
    await open(vendor.origin).check(v4(), resultV4());
    const [asked] = vendor.asked;
    expect(asked?.path).toBe('/validate?captcha_id=of-the-test');
    const form = Object.fromEntries(new URLSearchParams(asked?.body));
    expect(form).toEqual({
      ...resultV4().geetestValidateV4,
      sign_token: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(JSON.stringify(vendor.asked)).not.toContain(captchaKey);
  });

  test('CAP-08 a provider that is silent is given up', async () => {
    vendor.answer = () => undefined;
    const captcha = open(vendor.origin, { waitMs: 50 });
    expect(await captcha.check(v4(), resultV4())).toBe('unreachable');
    expect(await captcha.check(v3(), resultV3)).toBe('unreachable');
    // No service reports that the provider is up, so the box works without it.
    expect(await captcha.begin(v3(), undefined)).toMatchObject({ success: false });
  });

  test('V5 an address that may not be called is not', async () => {
    say(200, '{"seccode":"d2b6"}');
    expect(await open('http://127.0.0.1:1').check(v3(), resultV3)).toBe('unreachable');
    expect(vendor.asked).toEqual([]);
  });

  test.each(['{"challenge":""}', '{"challenge":"0"}', '{}', 'no'])(
    'CAP-08 v3: %s is no challenge, and no box is set up with it',
    async (text) => {
      say(200, text);
      const merchantWithout = merchantAt(vendor.origin, { 'captcha.bypassUrl': 'none' });
      await expect(open(vendor.origin).begin(merchantWithout, 'bind')).rejects.toThrow(
        'unreachable',
      );
      expect(vendor.asked).toHaveLength(1);
    },
  );

  test('CAP-08 v3: whether it is up is asked once in ten seconds, and only while somebody needs it', async () => {
    vendor.answer = (reply) =>
      void reply.end(
        JSON.stringify({ status: 'success', challenge: '0123456789abcdef'.repeat(2) }),
      );
    const captcha = open(vendor.origin);
    const asked = () =>
      vendor.asked.filter(({ path }) => path?.startsWith('/v1/bypass_status.php?gt=')).length;
    await Promise.all([1, 2, 3].map(() => captcha.begin(v3(), 'bind')));
    expect(asked()).toBe(1);
    now += 9_999;
    await captcha.begin(v3(), 'bind');
    expect(asked()).toBe(1);
    now += 1;
    await captcha.begin(v3(), 'bind');
    expect(asked()).toBe(2);
  });
});

test('CAP-08 where no captcha is set up none begins and nothing passes', async () => {
  const none = merchant({ 'captcha.key': 'none' });
  await expect(provider().begin(none, 'bind')).rejects.toThrow('not_set_up');
  expect(await provider().check(none, await solveV4(sandbox, 'of-the-test'))).toBe('refused');
});
