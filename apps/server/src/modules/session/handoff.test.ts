import { randomUUID } from 'node:crypto';
import { memberInfo } from '@parlour/contract/member/calls';
import {
  discardHandoff,
  inspectHandoff,
  logOut,
  mintHandoff,
  redeemHandoff,
} from '@parlour/contract/session/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function logIn(settings: Parameters<typeof createMerchant>[1] = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchant.code, {
    username: `mira${randomUUID().slice(0, 8)}`,
  });
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const audience = `http://${merchant.host}`;
  const mint = async () => String((await visitor.call(mintHandoff, { audience })).value['code']);
  return { merchant, member, visitor, audience, mint };
}

const invalid = { status: 400, errorCode: 'handoff_invalid' };

describe('the hand-off', () => {
  test('ROUTE-04 a code becomes a session of its own in another browser, once', async () => {
    const { merchant, member, visitor, mint } = await logIn();
    const code = await mint();
    expect(code).toMatch(/^[\w-]{43}$/);
    const other = visit(site.app, merchant);
    const reply = await other.call(redeemHandoff, { code });
    expect(reply.value).toMatchObject({ id: member.id, userName: member.username });
    other.token = String(reply.value['token']);
    expect((await other.call(memberInfo)).value['id']).toBe(member.id);
    expect((await visitor.call(memberInfo)).status).toBe(200);
    expect(await visit(site.app, merchant).call(redeemHandoff, { code })).toMatchObject(invalid);
  });

  test('ROUTE-04 of twenty that redeem a code at once, one gets the session', async () => {
    const { merchant, mint } = await logIn();
    const code = await mint();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => visit(site.app, merchant).call(redeemHandoff, { code })),
    );
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
  });

  test('ROUTE-04 looking at a code names the member masked and does not spend it', async () => {
    const { merchant, member, visitor, mint } = await logIn();
    const code = await mint();
    const stranger = visit(site.app, merchant);
    const looked = await stranger.call(inspectHandoff, { code });
    const maskedName = `m•••••${member.username.slice(-2)}`;
    expect(looked.value).toEqual({ maskedName, sameMember: false });
    expect((await visitor.call(inspectHandoff, { code })).value).toEqual({
      maskedName,
      sameMember: true,
    });
    expect((await stranger.call(redeemHandoff, { code })).success).toBe(true);
  });

  test('ROUTE-04 a code is dead after 60 s, after the log-out that minted it, and when it is none', async () => {
    const { merchant, visitor, mint } = await logIn();
    const late = await mint();
    site.pass(60_000);
    const stranger = visit(site.app, merchant);
    expect(await stranger.call(redeemHandoff, { code: late })).toMatchObject(invalid);
    const orphan = await mint();
    await visitor.call(logOut);
    expect(await stranger.call(redeemHandoff, { code: orphan })).toMatchObject(invalid);
    for (const code of ['x', 'A'.repeat(43), "' or 1=1"]) {
      expect(await stranger.call(redeemHandoff, { code })).toMatchObject(invalid);
      expect(await stranger.call(inspectHandoff, { code })).toMatchObject(invalid);
    }
  });

  test('ROUTE-04 a code that was not wanted is spent, and what is no code is no mistake', async () => {
    const { merchant, mint } = await logIn();
    const code = await mint();
    const stranger = visit(site.app, merchant);
    expect((await stranger.call(discardHandoff, { code })).value).toBeNull();
    expect(await stranger.call(redeemHandoff, { code })).toMatchObject(invalid);
    expect((await stranger.call(discardHandoff, { code: 'x' })).status).toBe(200);
  });

  test('T1 a code of one merchant is worth nothing at another', async () => {
    const { mint } = await logIn();
    const abroad = await logIn();
    const code = await mint();
    const stranger = visit(site.app, abroad.merchant);
    expect(await stranger.call(redeemHandoff, { code })).toMatchObject(invalid);
    expect(await stranger.call(inspectHandoff, { code })).toMatchObject(invalid);
  });

  test('ROUTE-04 a code is good at its audience only, and only addresses of the merchant can be one', async () => {
    const { merchant, visitor, mint } = await logIn();
    const code = await mint();
    const elsewhere = { headers: { host: `${merchant.host}:81` } };
    const there = visit(site.app, merchant);
    expect(await there.call(redeemHandoff, { code }, elsewhere)).toMatchObject(invalid);
    expect((await there.call(redeemHandoff, { code })).success).toBe(true);
    for (const audience of [
      `http://${merchant.host}:81`,
      `http://${merchant.host}:80`,
      `http://${merchant.host}:0`,
      'http://evil.test',
      `https://${merchant.host}`,
      `http://${merchant.host}/`,
      `http://user@${merchant.host}`,
      `http://${merchant.host}.evil.test`,
      'null',
      '',
    ]) {
      expect(await visitor.call(mintHandoff, { audience }), audience).toMatchObject(invalid);
    }
    const audience = `http://${merchant.host}:81`;
    expect((await visitor.call(mintHandoff, { audience }, elsewhere)).success).toBe(true);
    const nowhere = { headers: { host: `${merchant.host}:99999` } };
    expect(await visitor.call(mintHandoff, { audience }, nowhere)).toMatchObject(invalid);
  });

  test('ROUTE-04 a session token alone is no code; with its cookie it is swapped for a new session and dies', async () => {
    const { merchant, visitor } = await logIn();
    const held = { token: visitor.token, cookie: visitor.cookie };
    const thief = visit(site.app, merchant);
    expect(await thief.call(redeemHandoff, { code: held.token ?? '' })).toMatchObject(invalid);
    const wrapper = Object.assign(visit(site.app, merchant), { cookie: held.cookie });
    const reply = await wrapper.call(redeemHandoff, { code: held.token ?? '' });
    wrapper.token = String(reply.value['token']);
    expect(wrapper.token).not.toBe(held.token);
    expect((await wrapper.call(memberInfo)).status).toBe(200);
    const old = Object.assign(visit(site.app, merchant), held);
    expect((await old.call(memberInfo)).status).toBe(401);
  });

  test('S1 a chain of hand-offs ends when the first login would have', async () => {
    const { merchant, mint } = await logIn({
      'session.absoluteHours': '1',
      'session.idleMinutes': '30',
    });
    site.pass(29 * 60_000);
    const code = await mint();
    const other = visit(site.app, merchant);
    other.token = String((await other.call(redeemHandoff, { code })).value['token']);
    site.pass(29 * 60_000);
    expect((await other.call(memberInfo)).status).toBe(200);
    site.pass(2 * 60_000);
    expect((await other.call(memberInfo)).status).toBe(401);
  });

  test('S3 no code reaches the log', async () => {
    const { merchant, mint } = await logIn();
    const code = await mint();
    await visit(site.app, merchant).call(redeemHandoff, { code });
    expect(site.logged()).not.toContain(code);
  });

  test('A5 guessing codes is limited', async () => {
    const { merchant } = await logIn();
    const guesser = visit(site.app, merchant);
    const from = { from: '198.51.100.200' };
    const replies = [];
    for (let each = 0; each < 301; each += 1) {
      replies.push(await guesser.call(redeemHandoff, { code: 'A'.repeat(43) }, from));
    }
    expect(replies.at(-2)?.status).toBe(400);
    expect(replies.at(-1)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.handoff' });
  });
});
