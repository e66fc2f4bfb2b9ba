import { randomUUID } from 'node:crypto';
import {
  addFeedbackPicture,
  feedbackList,
  feedbackPicture,
  sendFeedback,
} from '@parlour/contract/feedback/calls';
import { mostCharacters } from '@parlour/contract/feedback/message-length';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solid } from '../../testing/pictures.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let png: Buffer;
beforeAll(async () => {
  site = await startTestSite();
  png = await solid(40, 30).png().toBuffer();
});
afterAll(() => site.close());

const minute = 60_000;
const day = 24 * 60 * minute;

async function openMerchant(settings: Record<string, string> = {}): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return merchant;
}

async function enter(merchant: TestMerchant): Promise<Visitor> {
  const visitor = visit(site.app, merchant);
  await visitor.logIn(await createMember(site.urls.ownerUrl, merchant.code));
  return visitor;
}

const form = (over: object = {}) => ({ category: 'idea', content: 'More games', ...over });
const send = (by: Visitor, over: object = {}) => by.call(sendFeedback, form(over));
const itemsOf = async (by: Visitor) =>
  (await by.call(feedbackList)).value['items'] as { id: string; content: string }[];
const attach = async (by: Visitor): Promise<string> => {
  const sent = { payload: png, headers: { 'content-type': 'image/png' } };
  return String((await by.call(addFeedbackPicture, {}, sent)).value['id']);
};

describe('a message', () => {
  test('MEMBER-12 is kept as it was written and listed newest first', async () => {
    const member = await enter(await openMerchant());
    expect((await itemsOf(member)).length).toBe(0);
    const first = await send(member);
    site.pass(1_000);
    const content = ' Two lines,\nand a family 👨‍👩‍👧‍👦 ';
    const second = await send(member, { category: 'problem', content, pictureIds: [] });
    expect([first.status, second.status]).toEqual([200, 200]);
    const rest = { pictures: [], state: 'sent', answer: null, answeredAt: null };
    expect(await itemsOf(member)).toEqual([
      { id: second.value['id'], category: 'problem', content, sentAt: site.now(), ...rest },
      {
        id: first.value['id'],
        category: 'idea',
        content: 'More games',
        sentAt: site.now() - 1_000,
        ...rest,
      },
    ]);
  });

  test('MEMBER-12 has a thousand characters at most, as a person counts them', async () => {
    const member = await enter(await openMerchant());
    const full = '👍🏽'.repeat(mostCharacters);
    expect((await send(member, { content: full })).status).toBe(200);
    expect(await itemsOf(member)).toMatchObject([{ content: full }]);
    expect(await send(member, { content: `${full}a` })).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields: ['content'] },
    });
  });

  test.each([
    ['content', { content: '' }],
    ['content', { content: ' \n ' }],
    ['content', { content: `a${'\u0301'.repeat(16_000)}` }],
    ['content', { content: 7 }],
    ['category', { category: 'rant' }],
    ['category', { category: undefined }],
    ['formId', { formId: 'x' }],
    ['pictureIds.0', { pictureIds: ['../../etc/passwd'] }],
    ['pictureIds', { pictureIds: Array.from({ length: 4 }, () => randomUUID()) }],
    ['pictureIds', { pictureIds: Array(2).fill(randomUUID()) }],
    ['memberId', { memberId: randomUUID() }],
  ])('MEMBER-12, V1 a wrong %s is refused by its name: %j', async (field, over) => {
    const member = await enter(await openMerchant());
    expect(await send(member, over)).toMatchObject({ status: 400, value: { fields: [field] } });
    expect(await itemsOf(member)).toEqual([]);
  });

  test('MEMBER-12 is a member’s: nobody sends or reads one without a session', async () => {
    const guest = visit(site.app, await openMerchant());
    expect((await send(guest)).errorCode).toBe('customer.not.login');
    expect((await guest.call(feedbackList)).errorCode).toBe('customer.not.login');
  });

  test('MEMBER-12, T3 is out of reach of other members and of other merchants', async () => {
    const [merchant, abroad] = [await openMerchant(), await openMerchant()];
    const member = await enter(merchant);
    await send(member);
    expect(await itemsOf(member)).toHaveLength(1);
    expect(await itemsOf(await enter(merchant))).toEqual([]);
    expect(await itemsOf(await enter(abroad))).toEqual([]);
    const foreign = visit(site.app, abroad);
    foreign.token = member.token;
    foreign.cookie = member.cookie;
    expect((await foreign.call(feedbackList)).status).toBe(401);
  });

  test('MEMBER-12 the list has the newest fifty', async () => {
    const member = await enter(await openMerchant({ 'limits.feedbackPerDay': '60' }));
    for (let number = 1; number <= 52; number += 1) {
      site.pass(1_000);
      await send(member, { content: `number ${number}` });
    }
    const contents = (await itemsOf(member)).map(({ content }) => content);
    expect([contents.length, contents[0], contents.at(-1)]).toEqual([50, 'number 52', 'number 3']);
  });
});

describe('a form that is sent again', () => {
  test('MEMBER-12 makes one message, also eight times at once', async () => {
    const member = await enter(await openMerchant({ 'limits.feedbackPerDay': '2' }));
    const formId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(member, { formId })));
    expect(new Set(replies.map(({ value }) => value['id'])).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await itemsOf(member)).toHaveLength(1);
    // The repeated requests did not count against the daily limit.
    expect((await send(member, { formId: randomUUID() })).status).toBe(200);
  });

  test('MEMBER-12, T3 the id of another member’s form says nothing of it', async () => {
    const merchant = await openMerchant();
    const [one, other] = [await enter(merchant), await enter(merchant)];
    const formId = randomUUID();
    const first = await send(one, { formId });
    const second = await send(other, { formId, content: 'Mine' });
    expect(second.value['id']).not.toBe(first.value['id']);
    expect(await itemsOf(other)).toMatchObject([{ content: 'Mine' }]);
  });

  test('MEMBER-12 its pictures stay with the message that it made', async () => {
    const member = await enter(await openMerchant());
    const pictureIds = [await attach(member), await attach(member)];
    const repeated = { formId: randomUUID(), pictureIds };
    await send(member, repeated);
    expect((await send(member, repeated)).status).toBe(200);
    expect(await itemsOf(member)).toMatchObject([{ pictures: pictureIds }]);
  });
});

describe('the day’s limit', () => {
  test('MEMBER-12 holds a member back until the oldest message is a day old, and nobody else', async () => {
    const merchant = await openMerchant({ 'limits.feedbackPerDay': '2' });
    const known = await createMember(site.urls.ownerUrl, merchant.code);
    const member = visit(site.app, merchant);
    await member.logIn(known);
    await send(member);
    site.pass(10 * minute);
    await send(member);
    const refused = await send(member);
    expect(refused).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.feedback',
      value: { retryAfter: (day - 10 * minute) / 1_000 },
    });
    expect(refused.headers['retry-after']).toBe(String(refused.value['retryAfter']));
    expect((await send(await enter(merchant))).status).toBe(200);
    site.pass(day - 10 * minute - 1);
    await member.logIn(known);
    expect((await send(member)).value).toEqual({ retryAfter: 1 });
    site.pass(1);
    expect((await send(member)).status).toBe(200);
  });
});

describe('pictures of a message', () => {
  test('MEMBER-12 are listed in the order in which they were given, and read by their member alone', async () => {
    const merchant = await openMerchant();
    const member = await enter(merchant);
    const [one, two] = [await attach(member), await attach(member)];
    await send(member, { pictureIds: [two, one] });
    expect(await itemsOf(member)).toMatchObject([{ pictures: [two, one] }]);
    expect((await member.call(feedbackPicture, { id: one })).status).toBe(200);
    const others = [await enter(merchant), await enter(await openMerchant())];
    for (const other of others) {
      const foreign = await other.call(feedbackPicture, { id: one });
      const missing = await other.call(feedbackPicture, { id: randomUUID() });
      expect([foreign.status, foreign.errorCode]).toEqual([404, 'not_found']);
      expect(foreign.bytes).toEqual(missing.bytes);
    }
  });

  test('MEMBER-12, T3 that are another’s, another message’s or over make no message', async () => {
    const merchant = await openMerchant();
    const [member, other] = [await enter(merchant), await enter(merchant)];
    const [foreign, used, own] = [await attach(other), await attach(member), await attach(member)];
    await send(member, { pictureIds: [used] });
    const made = await itemsOf(member);
    for (const missing of [foreign, used, randomUUID()]) {
      const refused = await send(member, { pictureIds: [own, missing] });
      expect(refused).toMatchObject({ status: 404, value: { pictureIds: [missing] } });
    }
    expect(await itemsOf(member)).toEqual(made);
    expect((await send(member, { pictureIds: [own] })).status).toBe(200);
  });
});
