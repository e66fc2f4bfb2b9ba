import { randomUUID } from 'node:crypto';
import {
  beginTalk,
  chatDesk,
  listTalkMessages,
  listTalks,
  rateTalk,
  readTalk,
  sendTalkMessage,
  unreadChat,
} from '@parlour/contract/chat/calls';
import { longestChatText, longestSubject } from '@parlour/contract/chat/talk';
import type { Endpoint } from '@parlour/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from '../../testing/visitor.ts';
import {
  begin,
  chatOn,
  day,
  hour,
  messagesOf,
  openChatSite,
  send,
  talksOf,
  textsOf,
} from './testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
let site: (typeof chat)['site'];
beforeAll(async () => {
  chat = await openChatSite();
  ({ site } = chat);
});
afterAll(() => chat.close());

const anyId = '00000000-0000-4000-8000-000000000000';
const calls: [string, Endpoint, object][] = [
  ['chatDesk', chatDesk, {}],
  ['listTalks', listTalks, {}],
  ['beginTalk', beginTalk, { subject: 'A ticket' }],
  ['listTalkMessages', listTalkMessages, { id: anyId }],
  ['sendTalkMessage', sendTalkMessage, { id: anyId, clientId: anyId, text: 'Hello' }],
  ['readTalk', readTalk, { id: anyId, upTo: anyId }],
  ['rateTalk', rateTalk, { id: anyId, stars: 5 }],
  ['unreadChat', unreadChat, {}],
];

describe('who may use the chat', () => {
  test.each(calls)('CHAT-01 %s is a member’s', async (_, at, input) => {
    const guest = visit(site.app, await chat.openMerchant());
    expect((await guest.call(at, input)).errorCode).toBe('customer.not.login');
  });
  test.each(calls)('CHAT-01 %s is refused without the flag CBS3', async (_, at, input) => {
    const { visitor } = await chat.sit(await chat.openMerchant({}));
    const { status, errorCode } = await visitor.call(at, input);
    expect([status, errorCode]).toEqual([403, 'function.not.available']);
  });
  test.each(calls)('CHAT-01 %s is refused to a restricted member', async (_, at, input) => {
    const { visitor } = await chat.sit(await chat.openMerchant(), { type: 4 });
    const { status, errorCode } = await visitor.call(at, input);
    expect([status, errorCode]).toEqual([403, 'no_permissions']);
  });
  test('CHAT-01 a member who was restricted meanwhile writes nothing more', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    await chat.asOwner(seat, 'update member set type = 4 where id = $1', [seat.member.id]);
    expect((await send(seat, id)).errorCode).toBe('no_permissions');
    await chat.asOwner(seat, 'update member set type = 1 where id = $1', [seat.member.id]);
    expect(await textsOf(seat, id)).toEqual([]);
  });
});

describe('talks', () => {
  test('CHAT-05 are several, each with its subject and state, the latest first', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const first = await begin(seat, { subject: ' A ticket ' });
    site.pass(1_000);
    const second = await begin(seat, { subject: 'A name' });
    expect(await talksOf(seat)).toEqual([
      {
        id: second,
        subject: 'A name',
        state: 'open',
        unread: 0,
        lastAt: site.now(),
        last: null,
        stars: null,
        reopensUntil: null,
      },
      expect.objectContaining({ id: first, subject: 'A ticket', lastAt: site.now() - 1_000 }),
    ]);
    site.pass(1_000);
    await send(seat, first, { text: 'x'.repeat(200) });
    expect(await talksOf(seat)).toMatchObject([
      { id: first, last: { from: 'member', name: null, text: 'x'.repeat(120) } },
      { id: second },
    ]);
  });
  test('CHAT-05 one that is begun again with its id is the same, also eight times at once', async () => {
    const seat = await chat.sit(
      await chat.openMerchant({ ...chatOn, 'limits.chatTalksPerDay': '2' }),
    );
    const clientId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => begin(seat, { clientId })));
    expect(new Set(ids).size).toBe(1);
    expect(await talksOf(seat)).toHaveLength(1);
    expect((await seat.visitor.call(beginTalk, { subject: 'Another' })).status).toBe(200);
  });
  test('CHAT-05, A4 over the day’s limit are refused until the first is a day old', async () => {
    const seat = await chat.sit(
      await chat.openMerchant({ ...chatOn, 'limits.chatTalksPerDay': '1' }),
    );
    await begin(seat);
    site.pass(hour);
    await seat.visitor.logIn(seat.member);
    const refused = await seat.visitor.call(beginTalk, { subject: 'Another' });
    expect(refused).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.chat',
      value: { retryAfter: (day - hour) / 1_000 },
    });
    site.pass(day - hour);
    await seat.visitor.logIn(seat.member);
    expect((await seat.visitor.call(beginTalk, { subject: 'Another' })).status).toBe(200);
  });
  test('CHAT-05, T3 are out of reach of other members and of other merchants', async () => {
    const merchant = await chat.openMerchant();
    const seat = await chat.sit(merchant);
    const id = await begin(seat);
    const sent = await send(seat, id);
    for (const other of [await chat.sit(merchant), await chat.sit(await chat.openMerchant())]) {
      expect(await talksOf(other)).toEqual([]);
      const tries = [
        await other.visitor.call(listTalkMessages, { id }),
        await send(other, id),
        await other.visitor.call(readTalk, { id, upTo: sent.value['id'] }),
        await other.visitor.call(rateTalk, { id, stars: 1 }),
      ];
      expect(tries.map(({ status, errorCode }) => [status, errorCode])).toEqual(
        tries.map(() => [404, 'not_found']),
      );
    }
    expect(await textsOf(seat, id)).toEqual(['Hello']);
  });
  test.each([
    ['subject', ' '],
    ['subject', 'x'.repeat(longestSubject + 1)],
    ['clientId', 'x'],
    ['colour', 'red'],
  ])('CHAT-05, V1 with a wrong %s are refused by its name', async (field, value) => {
    const { visitor } = await chat.sit(await chat.openMerchant());
    const given = { subject: 'A ticket', [field]: value };
    expect(await visitor.call(beginTalk, given)).toMatchObject({
      status: 400,
      value: { fields: [field] },
    });
  });
});

describe('messages', () => {
  test('CHAT-05 are kept as they were written, in their order, newest last', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    const text = ' Two lines,\nשלום abc ایک 👨‍👩‍👧‍👦 ';
    const clientId = randomUUID();
    const sent = await send(seat, id, { clientId, text });
    expect(sent.value).toEqual({
      id: expect.any(String),
      clientId,
      from: 'member',
      name: null,
      text,
      pictureIds: [],
      at: site.now(),
      isRead: false,
    });
    await chat.answer(seat, id, 'Hello.');
    await send(seat, id, { text: 'Third' });
    const { messages, hasEarlier } = await messagesOf(seat, id);
    expect(messages.map((each) => [each.from, each.text, each.isRead])).toEqual([
      ['member', text, true],
      ['staff', 'Hello.', false],
      ['member', 'Third', false],
    ]);
    expect([messages[0], hasEarlier]).toEqual([{ ...sent.value, isRead: true }, false]);
  });
  test('CHAT-05 one that is sent again is the same, also eight times at once and from two devices', async () => {
    const seat = await chat.sit(
      await chat.openMerchant({ ...chatOn, 'limits.chatMessagesPerHour': '2' }),
    );
    const elsewhere = visit(site.app, seat.merchant);
    await elsewhere.logIn(seat.member);
    const id = await begin(seat);
    const clientId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        send(at % 2 ? seat : { visitor: elsewhere }, id, { clientId }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map(({ value }) => value['id'])).size).toBe(1);
    expect(await textsOf({ visitor: elsewhere }, id)).toEqual(['Hello']);
    expect((await send(seat, id)).status).toBe(200);
  });
  test('CHAT-05 sent by two devices at once have one order for both', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const elsewhere = visit(site.app, seat.merchant);
    await elsewhere.logIn(seat.member);
    const id = await begin(seat);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        send(at % 2 ? seat : { visitor: elsewhere }, id, { text: `number ${at}` }),
      ),
    );
    const seen = await textsOf(seat, id);
    expect(new Set(seen).size).toBe(20);
    expect(await textsOf({ visitor: elsewhere }, id)).toEqual(seen);
  });
  test('CHAT-05 come fifty at a time', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    for (let number = 1; number <= 52; number += 1) await send(seat, id, { text: `${number}` });
    const { messages, hasEarlier } = await messagesOf(seat, id);
    expect([messages.length, messages[0]?.text, messages.at(-1)?.text, hasEarlier]).toEqual([
      50,
      '3',
      '52',
      true,
    ]);
    const before = messages[0]?.id;
    expect(await textsOf(seat, id, { before })).toEqual(['1', '2']);
    expect((await messagesOf(seat, id, { before })).hasEarlier).toBe(false);
    expect(await textsOf(seat, id, { before: randomUUID() })).toEqual([]);
  });
  test('CHAT-05, A4 over the hour’s limit are refused', async () => {
    const seat = await chat.sit(
      await chat.openMerchant({ ...chatOn, 'limits.chatMessagesPerHour': '2' }),
    );
    const [one, other] = [await begin(seat), await begin(seat)];
    await send(seat, one);
    site.pass(60_000);
    await send(seat, other);
    expect(await send(seat, one)).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.chat',
      value: { retryAfter: (hour - 60_000) / 1_000 },
    });
    site.pass(hour - 60_000);
    await seat.visitor.logIn(seat.member);
    expect((await send(seat, one)).status).toBe(200);
  });
  test('CHAT-05 have ten thousand characters at most', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    for (const letter of ['x', 'ก', '"', '\u0007']) {
      const text = `a${letter.repeat(longestChatText - 1)}`;
      expect((await send(seat, id, { text })).status).toBe(200);
      expect(await send(seat, id, { text: `${text}b` })).toMatchObject({
        status: 400,
        value: { fields: ['text'] },
      });
    }
  });
  test.each([
    ['text', { text: '' }],
    ['text', { text: ' \n\u200b' }],
    ['text', { text: 7 }],
    ['clientId', { clientId: undefined }],
    ['clientId', { clientId: 'x' }],
    ['pictureIds.0', { pictureIds: ['../../etc/passwd'] }],
    ['pictureIds', { pictureIds: Array.from({ length: 4 }, () => randomUUID()) }],
    ['from', { from: 'staff' }],
  ])('CHAT-05, V1 with a wrong %s are refused by its name: %j', async (field, over) => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    expect(await send(seat, id, over)).toMatchObject({ status: 400, value: { fields: [field] } });
    expect(await textsOf(seat, id)).toEqual([]);
  });
});
