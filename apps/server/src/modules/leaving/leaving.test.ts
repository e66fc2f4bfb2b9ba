import { randomUUID } from 'node:crypto';
import { describeTarget, leaveForTarget, swapTargetToken } from '@parlour/contract/leaving/calls';
import {
  inspectHandoff,
  logOut,
  mintHandoff,
  redeemHandoff,
} from '@parlour/contract/session/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const partner = { origin: 'https://partner.example', secret: 'p'.repeat(32) };
const shop = { origin: 'https://shop.example:8443', secret: 's'.repeat(40) };
const listed = {
  'redirect.targets': `${partner.origin},${shop.origin}`,
  'redirect.secrets': [partner, shop].map(({ origin, secret }) => `${origin}=${secret}`).join(','),
  currency: 'PHP',
};
const look = { headerColor: '#0d0a14' };

async function open(settings: Parameters<typeof createMerchant>[1] = listed, traits = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchant.code, {
    username: `mira${randomUUID().slice(0, 8)}`,
    ...traits,
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const leave = (url = `${partner.origin}/shelf?book=7`) =>
    visitor.call(leaveForTarget, { url, ...look });
  const tokenFor = async (url?: string): Promise<string> => {
    const { address } = (await leave(url)).value;
    return new URL(String(address)).searchParams.get('token') ?? '';
  };
  const server = visit(site.app, merchant);
  const swap = (token: string, target = partner) =>
    server.call(swapTargetToken, { token, ...target });
  return { merchant, member, visitor, server, leave, tokenFor, swap };
}
type OpenedSite = Awaited<ReturnType<typeof open>>;

const refused = { status: 403, errorCode: 'redirect_refused' };
const invalid = { status: 400, errorCode: 'handoff_invalid' };
const disable = ({ merchant, member }: OpenedSite) =>
  forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
    runStatement(tx, 'update member set disabled = true where id = $1', [member.id]),
  );

describe('the way to a listed site', () => {
  test('REDIR-01 carries a token of its own, the language, the colour, b2c and the title', async () => {
    const { merchant, visitor, leave } = await open();
    const { status, value } = await leave(`${partner.origin}/shelf?book=7&title=old#top`);
    expect(status).toBe(200);
    const address = new URL(String(value['address']));
    const { token, ...others } = Object.fromEntries(address.searchParams);
    expect(address.origin + address.pathname + address.hash).toBe(`${partner.origin}/shelf#top`);
    expect(others).toEqual({
      book: '7',
      language: 'EN',
      headerColor: '#0d0a14',
      b2c: '1',
      title: merchant.code,
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(visitor.token);
  });

  test('REDIR-01 tells the language of the call', async () => {
    const { visitor } = await open({ ...listed, languages: 'EN,TH' });
    const input = { url: partner.origin, ...look };
    const { value } = await visitor.call(leaveForTarget, input, { headers: { language: 'TH' } });
    expect(new URL(String(value['address'])).searchParams.get('language')).toBe('TH');
  });

  test('REDIR-02 leads nowhere else, and makes no token', async () => {
    const { merchant, leave } = await open();
    for (const url of [
      'https://evil.example',
      'http://partner.example',
      'https://partner.example.evil.example',
      'https://me@partner.example',
      `http://${merchant.host}/m/home`,
      '/m/home',
      'javascript:alert(1)',
    ]) {
      expect(await leave(url), url).toMatchObject(refused);
    }
    const rows = await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(tx, 'select from handoff'),
    );
    expect(rows).toHaveLength(0);
  });

  test('REDIR-02 is closed to guests, and before a forced change of the password', async () => {
    const { merchant } = await open();
    const guest = visit(site.app, merchant);
    const input = { url: partner.origin, ...look };
    expect(await guest.call(leaveForTarget, input)).toMatchObject({ status: 401 });
    const settings = { ...listed, 'flags.PWDEXPFORCECHANGE3': 'on' };
    const { leave } = await open(settings, { passwordExpired: true });
    expect(await leave()).toMatchObject({ status: 403, errorCode: 'password_change_required' });
  });

  test('V1 it needs an address and a colour', async () => {
    const { visitor } = await open();
    for (const input of [{}, { url: partner.origin }, { url: 'x'.repeat(2_001), ...look }]) {
      const reply = await visitor.call(leaveForTarget, input);
      expect(reply).toMatchObject({ status: 400, errorCode: 'request_param_err' });
    }
  });
});

describe('the swap of a token', () => {
  test('REDIR-01 tells the target’s server who the member is, once', async () => {
    const { merchant, member, tokenFor, swap } = await open();
    const token = await tokenFor();
    expect((await swap(token)).value).toEqual({
      merchantCode: merchant.code,
      id: member.id,
      userName: member.username,
      currency: 'PHP',
      isBasic: false,
    });
    expect(await swap(token)).toMatchObject(invalid);
  });

  test('REDIR-01 of twenty that swap a token at once, one learns of the member', async () => {
    const { tokenFor, swap } = await open();
    const token = await tokenFor();
    const replies = await Promise.all(Array.from({ length: 20 }, () => swap(token)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  test('REDIR-01, S3 another target learns nothing, nor does one with a wrong secret, and the right one still can', async () => {
    const { tokenFor, swap } = await open();
    const token = await tokenFor();
    expect(await swap(token, shop)).toMatchObject(invalid);
    expect(await swap(token, { ...partner, secret: shop.secret })).toMatchObject(invalid);
    expect(await swap(token, { ...partner, secret: '' })).toMatchObject({ status: 400 });
    expect(await swap(token, { ...shop, origin: partner.origin })).toMatchObject(invalid);
    expect((await swap(token)).success).toBe(true);
  });

  test('REDIR-01 nobody learns anything after 60 s', async () => {
    const { tokenFor, swap } = await open();
    const token = await tokenFor();
    site.pass(60_000);
    expect(await swap(token)).toMatchObject(invalid);
  });

  test('REDIR-01, H6 nobody learns anything once the session has ended, or the member is disabled', async () => {
    const left = await open();
    const token = await left.tokenFor();
    await left.visitor.call(logOut);
    expect(await left.swap(token)).toMatchObject(invalid);
    const gone = await open();
    const other = await gone.tokenFor();
    await disable(gone);
    expect(await gone.swap(other)).toMatchObject(invalid);
  });

  test('REDIR-02, H6 nobody learns anything once the target is no longer listed', async () => {
    const { merchant, tokenFor, swap } = await open();
    const token = await tokenFor();
    await forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
      runStatement(
        tx,
        `update merchant set version = version + 1, settings = settings || '{"redirect.targets": "none"}' where code = $1`,
        [merchant.code],
      ),
    );
    await site.merchants.reload();
    expect(await swap(token)).toMatchObject(invalid);
  });

  test('T1 a token of one merchant is worth nothing at another', async () => {
    const { tokenFor } = await open();
    const abroad = await open();
    expect(await abroad.swap(await tokenFor())).toMatchObject(invalid);
  });

  test('REDIR-01, S3 a token opens no session, and a hand-off code tells no target anything', async () => {
    const { merchant, visitor, tokenFor, swap } = await open();
    const token = await tokenFor();
    for (const call of [redeemHandoff, inspectHandoff]) {
      expect(await visit(site.app, merchant).call(call, { code: token })).toMatchObject(invalid);
    }
    const { code } = (await visitor.call(mintHandoff, { audience: `http://${merchant.host}` }))
      .value;
    expect(await swap(String(code))).toMatchObject(invalid);
    expect(await swap(visitor.token ?? '')).toMatchObject(invalid);
    expect((await swap(token)).success).toBe(true);
  });

  test('REDIR-01 while a secret is changed, both are good', async () => {
    const old = `${partner.origin}=${'o'.repeat(32)}`;
    const settings = { ...listed, 'redirect.secrets': `${listed['redirect.secrets']},${old}` };
    const { tokenFor, swap } = await open(settings);
    const former = { ...partner, secret: 'o'.repeat(32) };
    expect((await swap(await tokenFor(), former)).success).toBe(true);
    expect((await swap(await tokenFor())).success).toBe(true);
  });

  test('S3 neither token nor secret reaches the log', async () => {
    const { tokenFor, swap } = await open();
    const token = await tokenFor();
    await swap(token);
    expect(site.logged()).not.toContain(token);
    expect(site.logged()).not.toContain(partner.secret);
  });

  test('A5 guessing a secret is limited, and a target that has the right one is not', async () => {
    const { server, tokenFor } = await open();
    const from = { from: '198.51.100.201' };
    const token = await tokenFor();
    const replies = [];
    for (let each = 0; each < 301; each += 1) {
      const input = { token, ...partner, secret: 'x'.repeat(32) };
      replies.push(await server.call(swapTargetToken, input, from));
    }
    expect(replies.at(-2)?.status).toBe(400);
    expect(replies.at(-1)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.handoff' });
    const reply = await server.call(swapTargetToken, { token, ...partner }, from);
    expect(reply.success).toBe(true);
  });
});

test('REDIR-02 whoever asks is told where an address leads, and whether it is listed', async () => {
  const { server } = await open();
  const at = async (url: string) => server.call(describeTarget, { url });
  expect((await at(`${partner.origin}/a`)).value).toEqual({
    isListed: true,
    host: 'partner.example',
    asciiHost: null,
    path: '/a',
  });
  expect((await at('http://bücher.example')).value).toEqual({
    isListed: false,
    host: 'bücher.example',
    asciiHost: 'xn--bcher-kva.example',
    path: '',
  });
  expect(await at('javascript:alert(1)')).toMatchObject(refused);
  expect(await server.call(describeTarget, {})).toMatchObject({ status: 400 });
});
