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
import { describeCaptchaAdapter, type CaptchaDialect } from './testing/adapter-cases.ts';

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
  return createAt({ outbound: openOutbound({ allow: [allow] }), now: () => now, waitMs, spent });
}

type ProviderOptions = Parameters<CaptchaDialect['create']>[0] & { spent?: Set<string> };

const createAt = ({ outbound, now: at, waitMs = 5_000, spent = new Set() }: ProviderOptions) =>
  createGeetest({
    outbound,
    clock: () => new Date(at()),
    secretKey: Buffer.alloc(32, 3),
    spendOnce: async (key) => !spent.has(key) && Boolean(spent.add(key)),
    log: { warn },
    waitMs,
  });

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

const settingsAt = (version: 'v3' | 'v4') => (origin: string) => ({
  'captcha.id': 'of-the-test',
  'captcha.key': captchaKey,
  'captcha.version': version,
  'captcha.apiUrl': `${origin}/geetest`,
  'captcha.bypassUrl': `${origin}/geetest`,
});
const common = {
  create: createAt,
  another: { 'captcha.id': 'another' },
  incomplete: { 'captcha.key': 'none' },
};

describeCaptchaAdapter('geetest, version 3', {
  ...common,
  settingsAt: settingsAt('v3'),
  solve: async (at, box, act) => ({ result: await solveV3(at, box, act), at: now }),
  halve: ({ geetestChallenge }) => ({ geetestChallenge }),
  anyResult: () => ({ geetestChallenge: 'a'.repeat(34), geetestSeccode: 'b|jordan' }),
  accepts: '{"seccode":"d2b6"}',
  refusals: ['{"seccode":"false"}', '{"seccode":""}', '{"seccode":false}', 'false', ''],
  riddles: ['{"error":"nothing"}'],
});

const lot = { lot_number: 'lot', pass_token: 'token', captcha_output: 'output' };

describeCaptchaAdapter('geetest, version 4', {
  ...common,
  settingsAt: settingsAt('v4'),
  solve: async (at, { gt }, act) => {
    const result = await solveV4(at, gt, act);
    return { result, at: Number(result.geetestValidateV4.gen_time) * 1_000 };
  },
  halve: ({ geetestValidateV4: whole }) => ({
    geetestValidateV4: whole && { ...whole, pass_token: '' },
  }),
  anyResult: (at) => ({
    geetestValidateV4: { ...lot, captcha_id: 'of-the-test', gen_time: String(at / 1_000) },
  }),
  accepts: '{"status":"success","result":"success"}',
  refusals: [
    '{"status":"success","result":"fail","reason":"x"}',
    '{"status":"error","code":-50003,"msg":"x"}',
  ],
  riddles: ['{"status":"success"}', '{"result":"success"}', '"success"', ''],
});

describe('version 3 alone, at the sandbox', () => {
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

  test('CAP-08 with another key nothing can be solved', async () => {
    const wrong = await provider().begin(merchant({ 'captcha.key': 'wrong' }), 'bind');
    await expect(solveV3(sandbox, wrong)).rejects.toThrow(/undefined/);
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

describe('version 4 alone, at the sandbox', () => {
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

  test('CAP-08 the code with which it refuses is in the log', async () => {
    const captcha = provider();
    const solved = await solveV4(sandbox, id);
    await captcha.check(v4(), solved);
    expect(warn).not.toHaveBeenCalled();
    await captcha.check(v4(), solved);
    const told = { merchant: 'lumen', code: '-50003' };
    expect(warn).toHaveBeenCalledWith(told, 'Geetest refuses to validate a result');
  });

  test('CAP-08 renamed results, results with another key and results of a time to come are refused', async () => {
    const captcha = provider();
    const foreign = await solveV4(sandbox, 'another');
    const renamed = { ...foreign.geetestValidateV4, captcha_id: id };
    expect(await captcha.check(v4(), { geetestValidateV4: renamed })).toBe('refused');
    const wrong = v4({ 'captcha.key': 'wrong' });
    expect(await captcha.check(wrong, await solveV4(sandbox, id))).toBe('refused');
    const early = await solveV4(sandbox, id);
    now -= 600_000;
    expect(await captcha.check(v4(), early)).toBe('refused');
  });

  test('CAP-08 a result that passes although nobody could validate it is in the log', async () => {
    const lenient = v4({ 'captcha.passUnreachable': 'on' });
    await provider().check(lenient, await solveV4(sandbox, id, 'down'));
    const said = 'Geetest could not be asked about a result';
    expect(warn).toHaveBeenCalledWith({ merchant: 'lumen', passes: true }, said);
  });
});

describe('either version, at an odd server', () => {
  let vendor: ScriptedVendor;
  beforeEach(async () => {
    vendor = await startScriptedVendor();
  });
  afterEach(() => vendor.close());
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
  const v3 = () => merchantAt(vendor.origin);
  const v4 = () => merchantAt(vendor.origin, { 'captcha.version': 'v4' });

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

  test('CAP-08 v3: where no service reports that the provider is up, the box works without it', async () => {
    vendor.answer = () => undefined;
    const captcha = open(vendor.origin, { waitMs: 50 });
    expect(await captcha.begin(v3(), undefined)).toMatchObject({ success: false });
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
