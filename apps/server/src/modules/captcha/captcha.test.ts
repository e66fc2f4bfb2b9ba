import { randomUUID } from 'node:crypto';
import { captchaAudio, captchaImage } from '@parlour/contract/captcha/calls';
import { sendSmsCode } from '@parlour/contract/codes/calls';
import { signIn, verifySignIn } from '@parlour/contract/login/calls';
import { registerMember, sendRegisterCode } from '@parlour/contract/register/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaptchaProvider } from '#providers/captcha/captcha';
import { newMobile, openMailbox, sendingSettings } from '../../testing/mailbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';
import { digitsOf } from './digits.ts';

type CheckResult = Awaited<ReturnType<CaptchaProvider['check']>>;

/** The result that the slide captcha's vendor returns, and the requests that it received. */
let vendorSays: CheckResult = 'passed';
const vendorSaw: unknown[] = [];
const captchaProvider: CaptchaProvider = {
  begin: () => Promise.reject(new Error('nobody begins one here')),
  check: async (_merchant, given) => {
    vendorSaw.push(given);
    return vendorSays;
  },
};

let site: TestSite;
let beside: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite({ ...mailbox, captchaProvider });
  beside = await startTestSite({ ...mailbox, captchaProvider }, site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
beforeEach(() => {
  vendorSays = 'passed';
  vendorSaw.length = 0;
});

const image: SettingTexts = { 'register.captcha.enabled': 'on' };
const slide: SettingTexts = { 'flags.GEETEST3': 'on' };

async function newPlace(settings: SettingTexts = image, traits = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, { ...sendingSettings, ...settings });
  const national = newMobile();
  const member = await createMember(site.urls.ownerUrl, merchant.code, {
    mobile: `+63${national}`,
    ...traits,
  });
  await site.merchants.reload();
  await beside.merchants.reload();
  const visitor = visit(site.app, merchant);
  const digits = (by: Visitor = visitor) =>
    digitsOf({ secretKey: testSecretKey, merchantCode: merchant.code, cookie: by.captcha ?? '' });
  /** Fetches a picture and reads its digits. */
  const readNew = async (by: Visitor = visitor): Promise<string> => {
    expect((await by.call(captchaImage)).success).toBe(true);
    return digits(by);
  };
  const loginDeviceId = randomUUID();
  const credentials = { username: member.username, password: member.password, loginDeviceId };
  const logIn = (given: object = {}, by: Visitor = visitor) =>
    by.call(signIn, { ...credentials, ...given });
  const send = (given: object = {}) =>
    visitor.call(sendSmsCode, {
      countryDialingCode: '63',
      mobileNum: national,
      loginDeviceId,
      ...given,
    });
  return { merchant, member, national, visitor, credentials, digits, readNew, logIn, send };
}
const textOf = ({ value }: { value: unknown }): string => (typeof value === 'string' ? value : '');
const wrongFor = (digits: string): string => (digits === '1111' ? '2222' : '1111');

describe('a picture of digits', () => {
  test('CAP-03 it is a PNG, tied to the caller by a cookie that scripts cannot read, and kept by nobody', async () => {
    const { visitor } = await newPlace();
    const reply = await visitor.call(captchaImage);
    const png = Buffer.from(textOf(reply), 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([224, 108]);
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-captcha=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('CAP-03, CAP-06 a login without its digits, with wrong ones, and with the right ones', async () => {
    const { readNew, logIn } = await newPlace();
    const refused = { status: 400, errorCode: 'captcha_err', value: { captcha: true } };
    expect(await logIn()).toMatchObject(refused);
    const digits = await readNew();
    expect(await logIn()).toMatchObject(refused);
    expect(await logIn({ captcha: '' })).toMatchObject(refused);
    // A picture that was not tried remains valid.
    expect((await logIn({ captcha: ` ${digits} ` })).success).toBe(true);
    const others = await readNew();
    expect(await logIn({ captcha: wrongFor(others) })).toMatchObject(refused);
  });

  test('CAP-03 a wrong try ends it, and so does the right one: each is answered once', async () => {
    const { readNew, logIn } = await newPlace();
    const first = await readNew();
    expect((await logIn({ captcha: wrongFor(first) })).errorCode).toBe('captcha_err');
    expect((await logIn({ captcha: first })).errorCode).toBe('captcha_err');
    const second = await readNew();
    expect((await logIn({ captcha: second })).success).toBe(true);
    expect((await logIn({ captcha: second })).errorCode).toBe('captcha_err');
  });

  test('CAP-03 of ten logins at once with one picture, at two servers, one gets in', async () => {
    const { merchant, visitor, readNew, logIn } = await newPlace();
    const captcha = await readNew();
    const other = visit(beside.app, merchant);
    other.captcha = visitor.captcha;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => logIn({ captcha }, at < 5 ? visitor : other)),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.map(({ errorCode }) => errorCode))).toEqual(
      new Set([undefined, 'captcha_err']),
    );
  });

  test('CAP-03 one that a server gave is answered at another', async () => {
    const { merchant, visitor, readNew, logIn } = await newPlace();
    const captcha = await readNew();
    const other = visit(beside.app, merchant);
    other.captcha = visitor.captcha;
    expect((await logIn({ captcha }, other)).success).toBe(true);
  });

  test('CAP-03 it ends after five minutes, and with the next one', async () => {
    const { visitor, readNew, logIn } = await newPlace();
    const late = await readNew();
    site.pass(300_000);
    expect((await logIn({ captcha: late })).errorCode).toBe('captcha_err');
    const before = await readNew();
    const cookie = visitor.captcha;
    await readNew();
    visitor.captcha = cookie;
    expect((await logIn({ captcha: before })).errorCode).toBe('captcha_err');
  });

  test('CAP-03 another visitor’s digits, another merchant’s picture and a made-up cookie open nothing', async () => {
    const { merchant, visitor, readNew, digits, logIn } = await newPlace();
    const captcha = await readNew();
    const stranger = visit(site.app, merchant);
    expect((await logIn({ captcha }, stranger)).errorCode).toBe('captcha_err');
    const there = await newPlace();
    await there.readNew();
    stranger.captcha = there.visitor.captcha;
    for (const tried of [there.digits(), digits(stranger)]) {
      expect((await logIn({ captcha: tried }, stranger)).errorCode).toBe('captcha_err');
    }
    for (const made of ['x'.repeat(43), 'short', "'; drop table captcha"]) {
      stranger.captcha = made;
      expect((await logIn({ captcha: digits(stranger) }, stranger)).errorCode).toBe('captcha_err');
    }
    // None of these calls affected the visitor's own picture.
    expect(visitor.captcha).not.toBeNull();
    expect((await logIn({ captcha })).success).toBe(true);
  });

  test('CAP-03 a captcha that fails costs no guess at the password and compares none', async () => {
    const { readNew, logIn } = await newPlace();
    const before = site.comparisons();
    for (let tries = 4; tries > 0; tries -= 1) {
      const captcha = wrongFor(await readNew());
      expect((await logIn({ captcha, password: 'wrong' })).errorCode).toBe('captcha_err');
    }
    expect(site.comparisons()).toBe(before);
    expect((await logIn({ captcha: await readNew() })).success).toBe(true);
  });

  test('CAP-03, A5 pictures, sounds and tries have a limit each for an address', async () => {
    const { visitor, readNew, logIn } = await newPlace({
      ...image,
      'limits.captchasPerAddress': '2',
    });
    const limited = { status: 429, errorCode: 'TOO_MANY_REQUEST.captcha' };
    const captcha = await readNew();
    await readNew();
    expect(await visitor.call(captchaImage)).toMatchObject(limited);
    expect((await visitor.call(captchaImage, {}, { from: '203.0.113.8' })).success).toBe(true);
    expect((await visitor.call(captchaAudio)).success).toBe(true);
    expect((await visitor.call(captchaAudio)).success).toBe(true);
    expect(await visitor.call(captchaAudio)).toMatchObject(limited);
    for (let tries = 2; tries > 0; tries -= 1) {
      expect((await logIn({ captcha: wrongFor(captcha) })).errorCode).toBe('captcha_err');
    }
    expect(await logIn({ captcha })).toMatchObject(limited);
  });

  test('S3 neither digits nor cookie stand in the table or in the log', async () => {
    const { merchant, visitor, readNew } = await newPlace();
    const digits = await readNew();
    const cookie = visitor.captcha ?? '';
    const rows = await site.database.query(merchant.code, (tx) =>
      runStatement(tx, 'select * from captcha'),
    );
    expect(rows).toHaveLength(1);
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(digits);
    expect(kept).not.toContain(cookie);
    expect(site.logged()).not.toContain(cookie);
  });
});

describe('the digits for the ear', () => {
  test('CAP-03 they are a WAV in each language, the same each time: its noise cannot be averaged away', async () => {
    const { visitor, readNew, logIn } = await newPlace({ ...image, languages: 'EN,TH,UR' });
    const captcha = await readNew();
    const hear = async (language: string) =>
      textOf(await visitor.call(captchaAudio, {}, { headers: { language } }));
    const heard = [await hear('EN'), await hear('TH'), await hear('UR')];
    for (const each of heard) {
      const wav = Buffer.from(each, 'base64');
      expect(wav.subarray(0, 4).toString()).toBe('RIFF');
      // A few seconds of speech, 8,000 samples each.
      expect(wav.readUInt32LE(40)).toBeGreaterThan(2 * 8_000);
      expect(wav.length).toBeLessThan(60_000);
    }
    expect(new Set(heard).size).toBe(3);
    expect(await hear('EN')).toBe(heard[0]);
    // Listening does not use up the picture.
    expect((await logIn({ captcha })).success).toBe(true);
  });

  test('CAP-03 without a picture, and after its one answer, there is nothing to hear', async () => {
    const { visitor, readNew, logIn } = await newPlace();
    expect((await visitor.call(captchaAudio)).errorCode).toBe('captcha_err');
    const captcha = await readNew();
    await logIn({ captcha });
    expect((await visitor.call(captchaAudio)).errorCode).toBe('captcha_err');
  });
});

const v4 = {
  captcha_id: 'a',
  lot_number: 'b',
  pass_token: 'c',
  gen_time: 'd',
  captcha_output: 'e',
};

describe('what each path demands', () => {
  test.each([
    ['nothing', {}, undefined],
    ['a picture', image, 'captcha_err'],
    ['a slide', slide, 'geetest_captcha_err'],
    ['a slide although pictures are on', { ...slide, ...image }, 'geetest_captcha_err'],
    ['nothing outside of a test', { ...slide, 'flags.GEETESTTEST3': 'on' }, undefined],
    [
      'a slide in a test',
      { ...slide, 'flags.GEETESTTEST3': 'on', inTest: 'on' },
      'geetest_captcha_err',
    ],
  ] as [string, SettingTexts, string | undefined][])(
    'CAP-02, CAP-03 a login asks for %s',
    async (_what, settings, code) => {
      vendorSays = 'refused';
      const { logIn } = await newPlace(settings);
      expect(await logIn()).toMatchObject({ success: code === undefined });
      expect((await logIn()).errorCode).toBe(code);
    },
  );

  test.each([
    ['passed', true],
    ['refused', false],
    ['unreachable', false],
  ] as const)('CAP-08, R4 the vendor says %s of the slide: let in %s', async (says, passes) => {
    vendorSays = says;
    const { logIn } = await newPlace(slide);
    expect((await logIn({ geetestValidateV4: v4 })).success).toBe(passes);
    expect(vendorSaw).toEqual([expect.objectContaining({ geetestValidateV4: v4 })]);
  });

  test('CAP-08, R4 without a vendor nobody passes a slide', async () => {
    const alone = await startTestSite({}, site);
    const { merchant, credentials } = await newPlace(slide);
    await alone.merchants.reload();
    const reply = await visit(alone.app, merchant).call(signIn, {
      ...credentials,
      geetestValidateV4: v4,
    });
    expect(reply.errorCode).toBe('geetest_captcha_err');
    await alone.close();
  });

  test.each([
    ['nothing', {}, undefined],
    ['a picture', image, 'captcha_err'],
    ['nothing where only logins have a slide', slide, undefined],
    ['a slide', { ...slide, ...image }, 'geetest_captcha_err'],
  ] as [string, SettingTexts, string | undefined][])(
    'CAP-02, CAP-03 a registration asks for %s',
    async (_what, settings, code) => {
      vendorSays = 'refused';
      const { visitor } = await newPlace(settings);
      const reply = await visitor.call(registerMember, {
        username: `tala${randomUUID().slice(0, 8)}`,
        password: 'four-blue-Otters',
        loginDeviceId: randomUUID(),
      });
      expect(reply.errorCode).toBe(code);
      expect(reply.success).toBe(code === undefined);
    },
  );

  test('CAP-02 a code for a registration asks for the slide of a code', async () => {
    const slideOfCodes = { 'flags.GEETESTVCODE3': 'on', 'captcha.version': 'v4' };
    const { visitor } = await newPlace(slideOfCodes);
    const ask = (given: object = {}) =>
      visitor.call(sendRegisterCode, {
        countryDialingCode: '63',
        mobileNo: newMobile(),
        loginDeviceId: randomUUID(),
        ...given,
      });
    vendorSays = 'refused';
    expect((await ask({ geetestValidateV4: v4 })).errorCode).toBe('geetest_captcha_err');
    vendorSays = 'passed';
    expect((await ask({ geetestValidateV4: v4 })).success).toBe(true);
  });

  test('CAP-02, CAP-04 a code by text message asks for a slide of version v4; without one none goes out', async () => {
    const open = await newPlace(image);
    expect((await open.send()).success).toBe(true);
    // The site reports v3 unless a setting names another version.
    const broken = await newPlace({ 'flags.GEETESTVCODE3': 'on' });
    expect(await broken.send({ geetestValidateV4: v4 })).toMatchObject({
      status: 400,
      errorCode: 'geetest_captcha_err',
    });
    await site.sent();
    expect(mailbox.textTo(`+63${broken.national}`)).toBe('');
    // A mistyped number is refused before the captcha is checked.
    expect((await broken.send({ mobileNum: '12' })).errorCode).toBe('mobile_invalid');
  });

  test('CAP-03 a login by a code, and one by what the device remembers, ask for none', async () => {
    const { merchant, member, national, credentials, readNew, logIn, send, visitor } =
      await newPlace({ ...image, 'flags.MOBILEAUTOLOGIN3': 'on' });
    await send();
    await site.sent();
    const sms = { type: 'sms', username: national, countryDialingCode: '63' };
    const password = mailbox.codeTo(`+63${national}`);
    expect((await logIn({ ...sms, password }, visit(site.app, merchant))).success).toBe(true);

    const { value } = await logIn({ captcha: await readNew(), rememberMe: true });
    const token = String(value['rememberToken']);
    expect((await logIn({ password: token })).value['id']).toBe(member.id);
    // A value that only looks like a token is not compared with any password.
    const before = site.comparisons();
    const looksLike = `${token.slice(0, -4)}AAAA`;
    expect((await visitor.call(signIn, { ...credentials, password: looksLike })).errorCode).toBe(
      'login.cred.err',
    );
    expect(site.comparisons()).toBe(before);
  });

  test('CAP-03, A10 the second call of a login needs no other captcha, and is no way round the first', async () => {
    const { member, credentials, readNew, logIn, visitor } = await newPlace(
      { ...image, 'twoFactor.methods': 'payeeName' },
      { secondFactors: ['payeeName'], payeeName: 'Anna Example' },
    );
    const second = { ...credentials, method: 'P', payeeName: 'Anna Example' };
    const before = site.comparisons();
    for (const tried of [
      second,
      { ...second, password: 'wrong' },
      { ...second, username: 'nobody-at-all' },
    ]) {
      expect(await visitor.call(verifySignIn, tried)).toMatchObject({
        status: 400,
        errorCode: 'captcha_err',
        value: { captcha: true },
      });
    }
    expect(site.comparisons()).toBe(before);
    expect((await logIn({ captcha: await readNew() })).errorCode).toBe('login_verify_required');
    expect(
      (await visitor.call(verifySignIn, { ...second, loginDeviceId: randomUUID() })).errorCode,
    ).toBe('captcha_err');
    expect((await visitor.call(verifySignIn, second)).value['id']).toBe(member.id);
    // The attempt has ended, and its captcha no longer counts.
    expect((await visitor.call(verifySignIn, second)).errorCode).toBe('captcha_err');
  });
});
