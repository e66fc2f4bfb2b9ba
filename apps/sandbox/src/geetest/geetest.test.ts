// The stand-in for Geetest, called as servers and boxes call it: each trigger, each refusal in the vendor's format.
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askByScript, solveV3, solveV4, type ResultV4 } from '../testing/captcha.ts';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { captchaKey } from './triggers.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const get = async (path: string) => (await sandbox.ask('GET', `/geetest${path}`)).json();
const post = (path: string, form: Record<string, string>) =>
  sandbox.ask('POST', `/geetest${path}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

async function begin(gt = 'of-the-test', key = captchaKey) {
  const { challenge } = await get(`/register.php?gt=${gt}&json_format=1&digestmod=md5`);
  return { gt, challenge: md5(String(challenge) + key) };
}
const validate = async (captchaid: string, solved: Awaited<ReturnType<typeof solveV3>>) => {
  const { geetestChallenge: challenge, geetestSeccode: seccode } = solved;
  return (await post('/validate.php', { seccode, challenge, captchaid, json_format: '1' })).json();
};

describe('version 3', () => {
  test('CAP-08 what is solved is good once, and its challenge has two characters more', async () => {
    const begun = await begin();
    const solved = await solveV3(sandbox, begun);
    expect(solved.geetestChallenge).toMatch(new RegExp(`^${begun.challenge}..$`));
    expect(await validate(begun.gt, solved)).toEqual({ seccode: md5(solved.geetestSeccode) });
    expect(await validate(begun.gt, solved)).toEqual({ seccode: 'false' });
  });

  test('CAP-08 another id, another code and an old one are refused', async () => {
    const [mine, wrong, old] = [await begin(), await begin(), await begin()];
    expect(await validate('another', await solveV3(sandbox, mine))).toEqual({ seccode: 'false' });
    const solved = await solveV3(sandbox, wrong);
    const changed = { ...solved, geetestSeccode: 'x|jordan' };
    expect(await validate(wrong.gt, changed)).toEqual({ seccode: 'false' });
    const tooLate = await solveV3(sandbox, old);
    sandbox.pass(600_000);
    expect(await validate(old.gt, tooLate)).toEqual({ seccode: 'false' });
  });

  test('CAP-08 a challenge that was signed with another key is not known', async () => {
    const { gt, challenge } = await begin('of-the-test', 'another-key');
    const box = await askByScript(sandbox, '/get.php', { gt, challenge });
    expect(box).toMatchObject({ status: 'error', error_code: 'error_104' });
    const solved = await askByScript(sandbox, '/ajax.php', { gt, challenge, act: 'solve' });
    expect(solved).toMatchObject({ status: 'error', error_code: 'error_105' });
  });

  test('CAP-09 an id that ends in bad is refused with a code and a text for the user', async () => {
    const begun = await begin('very-bad');
    expect(await askByScript(sandbox, '/get.php', begun)).toMatchObject({
      status: 'error',
      error_code: 'error_103',
      user_error: 'Configuration error',
    });
  });

  test('CAP-08 an id that ends in down is down, one that ends in deny is never right', async () => {
    expect(await get('/v1/bypass_status.php?gt=any')).toEqual({ status: 'success' });
    expect(await get('/v1/bypass_status.php?gt=it-is-down')).toEqual({ status: 'fail' });
    const begun = await begin('we-deny');
    expect(await validate(begun.gt, await solveV3(sandbox, begun))).toEqual({ seccode: 'false' });
  });

  test.each(['deny', 'down'])('CAP-08 the box can be told to %s', async (act) => {
    const begun = await begin();
    const { geetestChallenge: challenge, geetestSeccode: seccode } = await solveV3(
      sandbox,
      begun,
      act,
    );
    const answer = await post('/validate.php', { seccode, challenge, captchaid: begun.gt });
    expect([answer.status, answer.json()['seccode']]).toEqual(
      { deny: [200, 'false'], down: [500, undefined] }[act],
    );
  });

  test('CAP-05 an id that ends in slow takes 12 s', async () => {
    await get('/gettype.php?gt=it-is-slow');
    expect(sandbox.waits).toContain(12_000);
  });

  test('CAP-01 the loader learns where its script is, and both are scripts', async () => {
    const { data } = await askByScript(sandbox, '/gettype.php', { gt: 'any' });
    const { type, static_servers: servers, ...paths } = data as Record<string, string>;
    expect([type, servers]).toEqual(['fullpage', [`sandbox.localhost:${sandbox.port}/geetest`]]);
    for (const path of ['/static/tools/gt.js', paths['fullpage']]) {
      const script = await sandbox.ask('GET', `/geetest${path}`);
      expect(script.headers['content-type']).toContain('javascript');
      expect(script.body).not.toMatch(/^(import|export) /m);
    }
  });

  test('H1 a callback that is no name calls nothing', async () => {
    const answer = await sandbox.ask('GET', '/geetest/gettype.php?gt=a&callback=alert(1)');
    expect([answer.status, answer.json()]).toEqual([400, { error: 'no such callback' }]);
  });
});

describe('version 4', () => {
  const id = 'of-the-test';
  const sign = (lot: string, key = captchaKey) =>
    createHmac('sha256', key).update(lot).digest('hex');
  const check = async (result: ResultV4, changed: Record<string, string> = {}) =>
    (
      await post('/validate', { ...result, sign_token: sign(result.lot_number), ...changed })
    ).json();
  const solve = async (of = id, act = 'solve') =>
    (await solveV4(sandbox, of, act)).geetestValidateV4;

  test('CAP-08 what is solved is good once', async () => {
    const result = await solve();
    expect(await check(result)).toMatchObject({ status: 'success', result: 'success' });
    expect(await check(result)).toMatchObject({ status: 'error', code: '-50003' });
  });

  test('CAP-08 another key, another id, another token and an old one are refused', async () => {
    const result = await solve();
    const { lot_number: lot } = result;
    expect(await check(result, { sign_token: sign(lot, 'x') })).toMatchObject({ code: '-50303' });
    expect(await check(result, { captcha_id: 'another' })).toMatchObject({ code: '-50102' });
    expect(await check(result, { gen_time: 'never' })).toMatchObject({ code: '-50005' });
    expect(await check(result, { pass_token: 'x' })).toMatchObject({ result: 'fail' });
    const old = await solve();
    sandbox.pass(600_000);
    expect(await check(old)).toMatchObject({ status: 'error', code: '-50304' });
  });

  test('CAP-09 an id that ends in bad cannot be loaded', async () => {
    expect(await askByScript(sandbox, '/load', { captcha_id: 'very-bad' })).toEqual({
      status: 'error',
      code: '60001',
      msg: 'Invalid captcha id',
      desc: { detail: 'Invalid captcha id' },
    });
  });

  test('CAP-08 an id that ends in deny is never right, one that ends in down not validated', async () => {
    expect(await check(await solve('we-deny'))).toMatchObject({ result: 'fail' });
    const down = await solve('it-is-down');
    const answer = await post('/validate', { ...down, sign_token: sign(down.lot_number) });
    expect(answer.status).toBe(500);
  });

  test('CAP-01 who fails has no result', async () => {
    const { data } = await askByScript(sandbox, '/load', { captcha_id: id });
    const { lot_number } = data as { lot_number: string };
    const asked = { captcha_id: id, lot_number, act: 'fail' };
    expect(await askByScript(sandbox, '/verify', asked)).toEqual({
      status: 'success',
      data: { result: 'fail' },
    });
  });
});

test('V4 the page of the stand-in names its triggers', async () => {
  const page = await sandbox.ask('GET', '/geetest');
  expect(page.body).toContain(captchaKey);
  expect(page.body).toContain('ends in deny');
});
