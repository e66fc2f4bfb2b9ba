import { geetestParameters } from '@parlour/contract/captcha/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaKey } from '../../../../sandbox/src/geetest/triggers.ts';
import { solveV3 } from '../../../../sandbox/src/testing/captcha.ts';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let sandbox: TestSandbox;
let site: TestSite;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  site = await startTestSite({ outboundAllow: [sandbox.origin] });
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

async function newPlace(settings: SettingTexts = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    'captcha.id': 'of-the-test',
    'captcha.key': captchaKey,
    'captcha.version': 'v3',
    'captcha.apiUrl': `${sandbox.origin}/geetest`,
    'captcha.scriptUrl': `${sandbox.origin}/geetest/static/tools/gt.js`,
    'captcha.bypassUrl': `${sandbox.origin}/geetest`,
    ...settings,
  });
  await site.merchants.reload();
  const begin = (input = {}, from = '203.0.113.7') =>
    visit(site.app, merchant).call(geetestParameters, input, { from });
  return { merchant, begin, visitor: visit(site.app, merchant) };
}

test('CAP-08 a guest gets what the box is set up with, and what it gives passes', async () => {
  const { merchant, begin } = await newPlace();
  const { status, value, headers } = await begin({ product: 'bind' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(value).toMatchObject({ gt: 'of-the-test', newCaptcha: true, success: true });
  const given = await solveV3(sandbox, {
    gt: 'of-the-test',
    challenge: String(value['challenge']),
  });
  const found = await site.merchants.findByCode(merchant.code);
  const captcha = site.captchaProvider;
  expect(found && (await captcha.check(found, given))).toBe('passed');
  expect(found && (await captcha.check(found, given))).toBe('refused');
});

test('CAP-08 an offline challenge is spent for every process, in the database', async () => {
  const { merchant, begin } = await newPlace({ 'captcha.id': 'it-is-down' });
  const { value } = await begin();
  expect(value['success']).toBe(false);
  const given = { geetestChallenge: String(value['challenge']), geetestSeccode: 'x|jordan' };
  const found = await site.merchants.findByCode(merchant.code);
  const beside = await startTestSite({ outboundAllow: [sandbox.origin] }, site);
  expect(found && (await beside.captchaProvider.check(found, given))).toBe('passed');
  expect(found && (await site.captchaProvider.check(found, given))).toBe('refused');
  await beside.close();
});

test('CAP-08 where it is not set up, or cannot be reached, the call says so', async () => {
  const { begin: without } = await newPlace({ 'captcha.key': 'none' });
  expect(await without()).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  const { begin: lost } = await newPlace({
    'captcha.apiUrl': 'http://127.0.0.1:1',
    'captcha.bypassUrl': 'none',
  });
  expect(await lost()).toMatchObject({ status: 503, errorCode: 'service_unavailable' });
});

test('V1 a product is a short word', async () => {
  const { begin } = await newPlace();
  expect(await begin({ product: 'B-1' })).toMatchObject({ errorCode: 'request_param_err' });
  expect(await begin({ other: 'x' })).toMatchObject({ errorCode: 'request_param_err' });
});

test('A5 one address begins sixty checks in five minutes, and others go on', async () => {
  const { begin } = await newPlace({ 'captcha.version': 'v4' });
  for (let count = 0; count < 60; count += 1) await begin();
  const refused = await begin();
  expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await begin({}, '198.51.100.9')).status).toBe(200);
});

test('BOOT-02, S3 the status tells the site id and version, and nobody the key', async () => {
  const { visitor } = await newPlace({ 'captcha.version': 'v4' });
  const { value, body } = await visitor.call(siteStatus);
  expect(value['gw']).toMatchObject({ GEETEST_ID: 'of-the-test', GEETEST_VERSION: 'v4' });
  expect(body).not.toContain(captchaKey);
});
