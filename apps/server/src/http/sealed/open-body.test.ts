import { createHash } from 'node:crypto';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { sealLegacy } from '@parlour/wire/legacy/seal-legacy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askModulus,
  loginText,
  postLogin,
  sealFor,
  type SentLogin,
} from '../../testing/sealed-login.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function newPlace(settings: SettingTexts = {}) {
  const { code: merchantCode, host } = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchantCode);
  await site.merchants.reload();
  return { app: site.app, host, merchantCode, member, text: loginText(member) };
}
type LoginStage = Awaited<ReturnType<typeof newPlace>>;

const both = ['legacy', 'modern'] as const;
type Envelope = (typeof both)[number];

const seal = (place: LoginStage, envelope: Envelope, text = place.text) =>
  sealFor(place, envelope, { text });

const required = { status: 400, success: false, errorCode: 'request_body_required' };
const refused = { status: 400, success: false, errorCode: 'envelope_refused' };

type Change = (sent: SentLogin) => SentLogin;
const withHeader =
  (name: string, change: (value: string) => string | undefined): Change =>
  ({ headers, body }) => ({ headers: { ...headers, [name]: change(headers[name] ?? '') }, body });
const withBody =
  (change: (body: Record<string, unknown>) => object): Change =>
  ({ headers, body }) => ({ headers, body: change({ ...body }) });
const without = (name: string) => withHeader(name, () => undefined);
const flip = (text: string): string => (text.startsWith('a') ? 'b' : 'a') + text.slice(1);
/** Changes the value and its digest, so that nothing else is wrong. */
const withValue =
  (envelope: Envelope, change: (value: string) => string): Change =>
  (sent) => {
    const value = change('value' in sent.body ? String(sent.body.value) : '');
    const digest =
      envelope === 'legacy' ? value : createHash('sha256').update(value).digest('base64url');
    return { headers: { ...sent.headers, 'X-Digest': digest }, body: { ...sent.body, value } };
  };

describe.each(both)('a body in the %s envelope', (envelope) => {
  test('NET-05, NET-06 is opened before the endpoint sees it, and then answered as a plain one', async () => {
    const place = await newPlace();
    const reply = await postLogin(place, await seal(place, envelope));
    expect(reply).toMatchObject({ status: 200, success: true, value: { id: place.member.id } });
    const wrong = loginText({ ...place.member, password: 'wrong' });
    expect(await postLogin(place, await seal(place, envelope, wrong))).toMatchObject({
      status: 400,
      errorCode: 'login.cred.err',
    });
    expect(site.logged()).not.toContain(place.member.password);
  });

  test.each<[string, unknown, string[]]>([
    ['a missing field', { username: 'a', password: 'b' }, ['loginDeviceId']],
    [
      'a wrong type',
      { username: 1, password: 'b', loginDeviceId: crypto.randomUUID() },
      ['username'],
    ],
    ['NUL', { username: 'a\0', password: 'b', loginDeviceId: crypto.randomUUID() }, []],
    ['too many levels', JSON.parse(`${'{"a":'.repeat(11)}1${'}'.repeat(11)}`), []],
  ])('V1 with %s inside is refused by the endpoint’s own schema', async (_case, input, fields) => {
    const place = await newPlace();
    const reply = await postLogin(place, await seal(place, envelope, JSON.stringify(input)));
    expect(reply).toMatchObject({ status: 400, errorCode: 'request_param_err', value: { fields } });
  });

  test.each<[string, Change]>([
    ['its value', withBody(({ value: _value, ...rest }) => rest)],
    ['anything in its value', withBody((body) => ({ ...body, value: '' }))],
    ['a value but null', withBody((body) => ({ ...body, value: null }))],
    ['the header Encryption', without('Encryption')],
    ['the header X-Digest', without('X-Digest')],
    ['the header X-RSA', without('X-RSA')],
    ['anything in X-RSA', withHeader('X-RSA', () => '')],
    ['all headers', ({ body }) => ({ headers: {}, body })],
  ])('NET-05, NET-06 that lacks %s is told so', async (_case, change) => {
    const place = await newPlace();
    expect(await postLogin(place, change(await seal(place, envelope)))).toMatchObject(required);
  });

  test('NET-06 is not taken where the merchant does not accept it', async () => {
    for (const accept of ['plain', both.filter((each) => each !== envelope).join(',')]) {
      const place = await newPlace({ 'envelope.accept': accept });
      expect(await postLogin(place, await seal(place, envelope))).toMatchObject(required);
    }
    const alone = await newPlace({ 'envelope.accept': envelope });
    expect(await postLogin(alone, await seal(alone, envelope))).toMatchObject({ success: true });
  });

  test('NET-05, NET-06 what does not open is answered alike, whatever the reason', async () => {
    const place = await newPlace();
    const abroad = await newPlace();
    const changes: Change[] = [
      withHeader('X-Digest', flip),
      withHeader('X-RSA', flip),
      withHeader('X-RSA', () => 'no key'),
      withHeader('X-RSA', (name) => name.toUpperCase()),
      withHeader('Encryption', flip),
      withHeader('Encryption', () => 'x'),
      withHeader('Encryption', (text) => text.slice(2)),
      withValue(envelope, flip),
      withValue(envelope, (value) => value.slice(0, 16)),
      withValue(envelope, () => '*'),
      withBody((body) => ({ ...body, value: 5 })),
    ];
    const sent = [
      ...(await Promise.all(changes.map(async (change) => change(await seal(place, envelope))))),
      ...(await Promise.all(
        ['[1]', '"x"', 'null', '{"a":', ''].map((text) => seal(place, envelope, text)),
      )),
      // For another merchant.
      await seal(abroad, envelope, place.text),
    ];
    const seen = new Set<string>();
    for (const each of sent) {
      const reply = await postLogin(place, each);
      expect(reply, JSON.stringify(each)).toMatchObject(refused);
      const { 'x-request-id': _id, date: _date, ...headers } = reply.headers;
      seen.add(JSON.stringify([reply.text, headers]));
    }
    const good = await seal(place, envelope);
    await postLogin(place, good);
    const replayed = await postLogin(place, good);
    const { 'x-request-id': _id, date: _date, ...headers } = replayed.headers;
    seen.add(JSON.stringify([replayed.text, headers]));
    expect(seen.size).toBe(1);
  });

  test('NET-05, NET-06 it counts once, also at another process, after a restart and of twenty at once', async () => {
    const place = await newPlace();
    const sent = await seal(place, envelope);
    const other = await startTestSite({}, site);
    const apps = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? site.app : other.app));
    const replies = await Promise.all(apps.map((app) => postLogin({ ...place, app }, sent)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ errorCode }) => errorCode === 'envelope_refused')).toHaveLength(19);
    await other.close();
    const restarted = await startTestSite({}, site);
    expect(await postLogin({ ...place, app: restarted.app }, sent)).toMatchObject(refused);
    const fresh = await seal(place, envelope);
    expect(await postLogin({ ...place, app: restarted.app }, fresh)).toMatchObject({
      success: true,
    });
    await restarted.close();
  });

  test('V1 a field beside those that it has is named', async () => {
    const place = await newPlace();
    const more = withBody((body) => ({ ...body, colour: 'red' }));
    expect(await postLogin(place, more(await seal(place, envelope)))).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields: ['colour'] },
    });
  });

  test('V1 more than 64 KB are too much', async () => {
    const place = await newPlace();
    const large = withBody((body) => ({ ...body, value: 'A'.repeat(66_000) }));
    expect(await postLogin(place, large(await seal(place, envelope)))).toMatchObject({
      status: 413,
      errorCode: 'request_too_large',
    });
  });
});

describe('a body in the legacy envelope', () => {
  test.each<[string, Change]>([
    ['as a value', withBody((body) => ({ ...body, value: 'A'.repeat(8_196) }))],
    ['as a digest', withHeader('X-Digest', () => 'A'.repeat(8_196))],
    ['as both', withValue('legacy', () => 'A'.repeat(8_196))],
  ])('V1 more than 8 KB %s are too much', async (_case, change) => {
    const place = await newPlace();
    expect(await postLogin(place, change(await seal(place, 'legacy')))).toMatchObject({
      status: 413,
      errorCode: 'request_too_large',
    });
  });

  test('NET-05 a value of 8 KB is read', async () => {
    const place = await newPlace();
    const text = JSON.stringify({ ...JSON.parse(place.text), captcha: '', geetestChallenge: '' });
    const filled = text.replace(
      '"captcha":""',
      `"captcha":"${' '.repeat(8_192 * 0.75 - 8 - text.length)}"`,
    );
    const reply = await postLogin(place, await seal(place, 'legacy', filled));
    expect(reply).toMatchObject({ errorCode: 'request_param_err', value: { fields: ['captcha'] } });
  });

  test('NET-05 the same secret for another payload, or written otherwise, is a replay too', async () => {
    const place = await newPlace();
    const modulus = await askModulus(place);
    const drawZeros = (count: number) => new Uint8Array(count);
    const sealWithA = (text: string): SentLogin => {
      const { headers, body } = sealLegacy(text, modulus, drawZeros);
      return { headers, body: JSON.parse(body) as object };
    };
    const sent = sealWithA(place.text);
    expect(await postLogin(place, sent)).toMatchObject({ success: true });
    expect(await postLogin(place, sealWithA(loginText(place.member)))).toMatchObject(refused);
    const inCapitals = withHeader('Encryption', (text) => text.toUpperCase());
    expect(await postLogin(place, inCapitals(sent))).toMatchObject(refused);
  });
});

describe('a body in the modern envelope', () => {
  const minute = 60_000;

  test.each([
    ['another method', { method: 'PUT' }],
    ['another path', { path: '/wps/member/password' }],
    ['another merchant', { merchantCode: 'lumen' }],
  ])('NET-06 that was sealed for %s does not open', async (_case, changed) => {
    const place = await newPlace();
    const sent = await sealFor(place, 'modern', { text: place.text, ...changed });
    expect(await postLogin(place, sent)).toMatchObject(refused);
  });

  test.each<[string, number, object]>([
    ['301 s old', -301_000, refused],
    ['301 s ahead', 301_000, refused],
    ['300 s old', -300_000, { success: true }],
    ['300 s ahead', 300_000, { success: true }],
  ])('NET-06 one that is %s', async (_case, off, expected) => {
    const place = await newPlace();
    const timestamp = Date.parse('2026-11-21T12:00:00Z') + off;
    const sent = await sealFor(place, 'modern', { text: place.text, timestamp });
    expect(await postLogin(place, sent)).toMatchObject(expected);
  });

  test('NET-06 one that comes as early as may be counts once for as long as it is good', async () => {
    const own = await startTestSite({}, site);
    const place = { ...(await newPlace()), app: own.app };
    const timestamp = Date.parse('2026-11-21T12:05:00Z');
    const sent = await sealFor(place, 'modern', { text: place.text, timestamp });
    expect(await postLogin(place, sent)).toMatchObject({ success: true });
    own.pass(10 * minute - 1);
    expect(await postLogin(place, sent)).toMatchObject(refused);
    await own.close();
  });

  test.each<[string, object]>([
    ['a timestamp that is a text', { timestamp: '1763726400000' }],
    ['no timestamp', { timestamp: undefined }],
    ['a nonce that is a number', { nonce: 5 }],
    ['no nonce', { nonce: undefined }],
    ['a short nonce', { nonce: 'AAAA' }],
    ['neither', { timestamp: undefined, nonce: undefined }],
  ])('NET-06 one with %s does not open', async (_case, changed) => {
    const place = await newPlace();
    const change = withBody((body) => ({ ...body, ...changed }));
    expect(await postLogin(place, change(await seal(place, 'modern')))).toMatchObject(refused);
  });
});

describe('a plain body', () => {
  test('NET-06 is told what is missing where the merchant takes none', async () => {
    const place = await newPlace({ 'envelope.accept': 'legacy,modern' });
    const body = JSON.parse(place.text) as object;
    expect(await postLogin(place, { headers: {}, body })).toMatchObject(required);
    const open = await newPlace();
    expect(
      await postLogin(open, { headers: {}, body: JSON.parse(open.text) as object }),
    ).toMatchObject({ success: true });
  });

  test('NET-05 with one of the headers is half an envelope', async () => {
    const place = await newPlace();
    const headers = { 'X-RSA': await askModulus(place) };
    const body = JSON.parse(place.text) as object;
    expect(await postLogin(place, { headers, body })).toMatchObject(required);
  });
});
