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
import { openDatabase, type Database } from '@parlour/database/connection';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { staffCaller } from '#http/staff/staff-caller';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';
import { chatStaff } from './staff.ts';

let site: TestSite;
let staff: Database;
beforeAll(async () => {
  site = await startTestSite();
  staff = openDatabase({ url: site.urls.staffUrl });
});
afterAll(async () => {
  await staff.close();
  await site.close();
});

const hour = 3_600_000;
const day = 24 * hour;
const chat = { 'flags.CBS3': 'on' };

async function openMerchant(settings: Record<string, string> = chat): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return merchant;
}

type Seat = { merchant: TestMerchant; member: TestMember; visitor: Visitor };

async function sit(merchant: TestMerchant, traits: object = {}): Promise<Seat> {
  const member = await createMember(site.urls.ownerUrl, merchant.code, { ...traits });
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  return { merchant, member, visitor };
}

const begin = async ({ visitor }: Seat, over: object = {}): Promise<string> =>
  String((await visitor.call(beginTalk, { subject: 'A ticket', ...over })).value['id']);
const send = ({ visitor }: Pick<Seat, 'visitor'>, id: string, over: object = {}) =>
  visitor.call(sendTalkMessage, { id, clientId: randomUUID(), text: 'Hello', ...over });
type Message = { id: string; text: string; from: string; isRead: boolean };
const messagesOf = async ({ visitor }: Pick<Seat, 'visitor'>, id: string, over: object = {}) =>
  (await visitor.call(listTalkMessages, { id, ...over })).value as unknown as {
    messages: Message[];
    hasEarlier: boolean;
    talk: object;
  };
const textsOf = async (seat: Pick<Seat, 'visitor'>, id: string, over: object = {}) =>
  (await messagesOf(seat, id, over)).messages.map(({ text }) => text);
const talksOf = async ({ visitor }: Pick<Seat, 'visitor'>) =>
  (await visitor.call(listTalks)).value['talks'] as Record<string, unknown>[];
const unreadOf = async ({ visitor }: Pick<Seat, 'visitor'>) =>
  (await visitor.call(unreadChat)).value['unReadCount'];

/** A person of the team. */
const team = (actorName = 'anna') =>
  staffCaller(chatStaff({ database: staff, clock: () => new Date(site.now()) }), {
    by: { actor: 'operator', actorName },
  });
const asOwner = ({ merchant }: Pick<Seat, 'merchant'>, text: string, values: unknown[]) =>
  forMerchant(site.urls.ownerUrl, merchant.code, (tx) => runStatement(tx, text, values));
const answer = ({ merchant: { code: merchant } }: Seat, id: string, text: string) =>
  team().answerTalk({ merchant, id, clientId: randomUUID(), text });
const closeTalk = ({ merchant: { code: merchant } }: Seat, id: string) =>
  team().closeTalk({ merchant, id });

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
    const guest = visit(site.app, await openMerchant());
    expect((await guest.call(at, input)).errorCode).toBe('customer.not.login');
  });
  test.each(calls)('CHAT-01 %s is refused without the flag CBS3', async (_, at, input) => {
    const { visitor } = await sit(await openMerchant({}));
    const { status, errorCode } = await visitor.call(at, input);
    expect([status, errorCode]).toEqual([403, 'function.not.available']);
  });
  test.each(calls)('CHAT-01 %s is refused to a restricted member', async (_, at, input) => {
    const { visitor } = await sit(await openMerchant(), { type: 4 });
    const { status, errorCode } = await visitor.call(at, input);
    expect([status, errorCode]).toEqual([403, 'no_permissions']);
  });
  test('CHAT-01 a member who was restricted meanwhile writes nothing more', async () => {
    const seat = await sit(await openMerchant());
    const id = await begin(seat);
    await asOwner(seat, 'update member set type = 4 where id = $1', [seat.member.id]);
    expect((await send(seat, id)).errorCode).toBe('no_permissions');
    await asOwner(seat, 'update member set type = 1 where id = $1', [seat.member.id]);
    expect(await textsOf(seat, id)).toEqual([]);
  });
});

describe('talks', () => {
  test('CHAT-05 are several, each with its subject and state, the latest first', async () => {
    const seat = await sit(await openMerchant());
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
    const seat = await sit(await openMerchant({ ...chat, 'limits.chatTalksPerDay': '2' }));
    const clientId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => begin(seat, { clientId })));
    expect(new Set(ids).size).toBe(1);
    expect(await talksOf(seat)).toHaveLength(1);
    expect((await seat.visitor.call(beginTalk, { subject: 'Another' })).status).toBe(200);
  });
  test('CHAT-05, A4 over the day’s limit are refused until the first is a day old', async () => {
    const seat = await sit(await openMerchant({ ...chat, 'limits.chatTalksPerDay': '1' }));
    await begin(seat);
    site.pass(hour);
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
    const merchant = await openMerchant();
    const seat = await sit(merchant);
    const id = await begin(seat);
    const sent = await send(seat, id);
    for (const other of [await sit(merchant), await sit(await openMerchant())]) {
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
    const { visitor } = await sit(await openMerchant());
    const given = { subject: 'A ticket', [field]: value };
    expect(await visitor.call(beginTalk, given)).toMatchObject({
      status: 400,
      value: { fields: [field] },
    });
  });
});

describe('messages', () => {
  test('CHAT-05 are kept as they were written, in their order, newest last', async () => {
    const seat = await sit(await openMerchant());
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
    await answer(seat, id, 'Hello.');
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
    const seat = await sit(await openMerchant({ ...chat, 'limits.chatMessagesPerHour': '2' }));
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
    const seat = await sit(await openMerchant());
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
    const seat = await sit(await openMerchant());
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
    const seat = await sit(await openMerchant({ ...chat, 'limits.chatMessagesPerHour': '2' }));
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
    const seat = await sit(await openMerchant());
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
    const seat = await sit(await openMerchant());
    const id = await begin(seat);
    expect(await send(seat, id, over)).toMatchObject({ status: 400, value: { fields: [field] } });
    expect(await textsOf(seat, id)).toEqual([]);
  });
});

describe('what is not read', () => {
  test('CHAT-01, CHAT-05 is counted in all talks, and falls on every device', async () => {
    const seat = await sit(await openMerchant());
    const elsewhere = visit(site.app, seat.merchant);
    await elsewhere.logIn(seat.member);
    const [one, other] = [await begin(seat), await begin(seat)];
    await send(seat, one);
    expect(await unreadOf(seat)).toBe(0);
    for (const text of ['First', 'Second']) await answer(seat, one, text);
    await answer(seat, other, 'Third');
    expect([await unreadOf(seat), await unreadOf({ visitor: elsewhere })]).toEqual([3, 3]);
    const [, first, second] = (await messagesOf(seat, one)).messages;
    await seat.visitor.call(readTalk, { id: one, upTo: first?.id });
    expect(await unreadOf({ visitor: elsewhere })).toBe(2);
    await seat.visitor.call(readTalk, { id: one, upTo: second?.id });
    // A mark never moves back, so that a slow device does not undo what another has read.
    await elsewhere.call(readTalk, { id: one, upTo: first?.id });
    expect(await unreadOf(seat)).toBe(1);
    expect(await talksOf(seat)).toMatchObject([
      { id: other, unread: 1, state: 'waiting' },
      { id: one, unread: 0, state: 'waiting' },
    ]);
    const unknown = await seat.visitor.call(readTalk, { id: one, upTo: randomUUID() });
    expect(unknown.errorCode).toBe('not_found');
  });
  test('S1 asking for it keeps no session alive', async () => {
    const seat = await sit(await openMerchant({ ...chat, 'session.idleMinutes': '10' }));
    for (let minute = 0; minute < 12; minute += 6) {
      site.pass(6 * 60_000);
      await seat.visitor.call(unreadChat);
    }
    expect((await seat.visitor.call(listTalks)).errorCode).toBe('customer.not.login');
  });
});

describe('the end of a talk', () => {
  test('CHAT-05 a message continues it for seven days, and not later', async () => {
    const seat = await sit(await openMerchant());
    const id = await begin(seat);
    await closeTalk(seat, id);
    expect(await talksOf(seat)).toMatchObject([
      { state: 'closed', reopensUntil: site.now() + 7 * day },
    ]);
    site.pass(7 * day - 1);
    await seat.visitor.logIn(seat.member);
    expect((await send(seat, id)).status).toBe(200);
    expect(await talksOf(seat)).toMatchObject([{ state: 'open', reopensUntil: null }]);
    await closeTalk(seat, id);
    site.pass(7 * day);
    await seat.visitor.logIn(seat.member);
    expect(await send(seat, id)).toMatchObject({ status: 409, errorCode: 'chat_closed' });
  });
  test('CHAT-05 its stars are given once, when it has ended', async () => {
    const seat = await sit(await openMerchant());
    const id = await begin(seat);
    const rate = (over: object = {}) => seat.visitor.call(rateTalk, { id, stars: 4, ...over });
    expect((await rate()).errorCode).toBe('chat_open');
    await closeTalk(seat, id);
    for (const over of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { stars: '4' }]) {
      expect(await rate(over)).toMatchObject({ status: 400, value: { fields: ['stars'] } });
    }
    expect((await rate({ remark: ' Quick. ' })).status).toBe(200);
    expect(await talksOf(seat)).toMatchObject([{ stars: 4 }]);
    expect((await rate({ stars: 1 })).errorCode).toBe('chat_rated');
    const [kept] = await asOwner(seat, 'select stars, remark from chat_talk where id = $1', [id]);
    expect(kept).toEqual({ stars: 4, remark: 'Quick.' });
  });
});

describe('the team’s hours', () => {
  // The clock of a test site begins on a Saturday at noon in Greenwich, which is eight in the evening in Manila.
  const manila = { ...chat, timeZone: 'Asia/Manila', languages: 'EN,TH' };
  const replies = '{"EN":["I see it now","Still missing"],"TH":["เห็นแล้ว"]}';

  test('CHAT-05 are told in the merchant’s time zone, with replies in the reader’s language', async () => {
    const fresh = await startTestSite({}, site);
    const merchant = await openMerchant({
      ...manila,
      'chat.hours': 'Mon-Sun 08:00-23:00',
      'chat.quickReplies': replies,
      'chat.expectedMinutes': '3',
    });
    await fresh.merchants.reload();
    const member = await createMember(site.urls.ownerUrl, merchant.code);
    const visitor = visit(fresh.app, merchant);
    await visitor.logIn(member);
    expect((await visitor.call(chatDesk)).value).toEqual({
      isOpen: true,
      changesAt: Date.parse('2026-11-21T15:00:00Z'),
      hours: [
        { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], from: 8 * 60, to: 23 * 60 },
      ],
      timeZone: 'Asia/Manila',
      expectedMinutes: 3,
      quickReplies: ['I see it now', 'Still missing'],
    });
    const thai = await visitor.call(chatDesk, {}, { headers: { language: 'TH' } });
    expect(thai.value['quickReplies']).toEqual(['เห็นแล้ว']);
    fresh.pass(3 * hour);
    await visitor.logIn(member);
    expect((await visitor.call(chatDesk)).value).toMatchObject({
      isOpen: false,
      changesAt: Date.parse('2026-11-22T00:00:00Z'),
    });
    await fresh.close();
  });
  test('CHAT-05 outside of them the merchant’s message answers, once until somebody is there', async () => {
    const fresh = await startTestSite({}, site);
    const merchant = await openMerchant({
      ...manila,
      'chat.hours': 'Mon-Sun 08:00-20:00',
      'chat.awayMessage': '{"EN":"We’ll answer in the morning."}',
    });
    await fresh.merchants.reload();
    const member = await createMember(site.urls.ownerUrl, merchant.code);
    const seat = { merchant, member, visitor: visit(fresh.app, merchant) };
    await seat.visitor.logIn(member);
    const id = await begin(seat);
    for (const text of ['One', 'Two']) await send(seat, id, { text });
    const { messages } = await messagesOf(seat, id);
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['member', 'One'],
      ['system', 'We’ll answer in the morning.'],
      ['member', 'Two'],
    ]);
    expect(await unreadOf(seat)).toBe(1);
    fresh.pass(12 * hour);
    await seat.visitor.logIn(member);
    await send(seat, id, { text: 'Three' });
    fresh.pass(12 * hour);
    await seat.visitor.logIn(member);
    await send(seat, id, { text: 'Four' });
    expect(await textsOf(seat, id)).toEqual([
      'One',
      'We’ll answer in the morning.',
      'Two',
      'Three',
      'Four',
      'We’ll answer in the morning.',
    ]);
    await fresh.close();
  });
  test('CHAT-05 a change of them counts for the next message', async () => {
    const seat = await sit(await openMerchant({ ...chat, 'chat.awayMessage': '{"EN":"Away."}' }));
    const id = await begin(seat);
    await send(seat, id);
    await withMerchantSettings(site.urls.ownerUrl, (all) =>
      all.change(seat.merchant.code, { set: { 'chat.hours': 'never' } }),
    );
    await site.merchants.reload();
    await send(seat, id);
    expect(await textsOf(seat, id)).toEqual(['Hello', 'Hello', 'Away.']);
  });
});

describe('the team', () => {
  test('CHAT-05 sees who waits longest, and a member sees what was read and answered', async () => {
    const seat = await sit(await openMerchant());
    const merchant = seat.merchant.code;
    const [late, early] = [await begin(seat), await begin(seat)];
    await send(seat, early);
    site.pass(1_000);
    await send(seat, late);
    const queue = async () => (await team().listQueue({ merchant })).talks;
    expect(await queue()).toMatchObject([
      { id: early, waitsSince: site.now() - 1_000, unread: 1, state: 'open', takenBy: null },
      { id: late, waitsSince: site.now(), unread: 1 },
    ]);
    await team().openTalk({ merchant, id: early });
    expect((await messagesOf(seat, early)).messages).toMatchObject([{ isRead: true }]);
    const clientId = randomUUID();
    const answered = { merchant, id: early, clientId, text: 'Hello.', name: 'Robin' };
    const made = await team().answerTalk(answered);
    expect(await team().answerTalk(answered)).toEqual(made);
    expect((await messagesOf(seat, early)).messages).toMatchObject([
      { from: 'member' },
      { id: made.id, from: 'staff', name: 'Robin', text: 'Hello.', isRead: false },
    ]);
    expect(await queue()).toMatchObject([
      { id: late },
      { id: early, waitsSince: null, state: 'waiting', takenBy: 'anna', unread: 0 },
    ]);
  });
  test('CHAT-05 has a talk one by one: who took it answers, until it is handed over', async () => {
    const seat = await sit(await openMerchant());
    const { code: merchant } = seat.merchant;
    const id = await begin(seat);
    const [anna, ben] = [team('anna'), team('ben')];
    const text = { clientId: randomUUID(), text: 'Hello.' };
    await anna.takeTalk({ merchant, id });
    await anna.takeTalk({ merchant, id });
    const taken = { code: 'talk_taken', message: `anna has taken ${id}.` };
    await expect(ben.takeTalk({ merchant, id })).rejects.toMatchObject(taken);
    await expect(ben.answerTalk({ merchant, id, ...text })).rejects.toMatchObject(taken);
    await expect(ben.closeTalk({ merchant, id })).rejects.toMatchObject(taken);
    await expect(ben.handOverTalk({ merchant, id, to: 'ben' })).rejects.toMatchObject(taken);
    await anna.handOverTalk({ merchant, id, to: 'ben' });
    await ben.answerTalk({ merchant, id, ...text });
    await ben.handOverTalk({ merchant, id, to: null });
    await anna.closeTalk({ merchant, id });
    await anna.closeTalk({ merchant, id });
    expect(await talksOf(seat)).toMatchObject([{ state: 'closed' }]);
  });
  test('CHAT-05 of two people who take a talk at once one gets it', async () => {
    const seat = await sit(await openMerchant());
    const id = await begin(seat);
    const { code: merchant } = seat.merchant;
    const names = ['anna', 'ben', 'cleo', 'dan'];
    const tried = await Promise.allSettled(
      names.map((name) => team(name).takeTalk({ merchant, id })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
  test('CHAT-05, T3 finds no talk of another merchant', async () => {
    const seat = await sit(await openMerchant());
    const id = await begin(seat);
    const { code: merchant } = await openMerchant();
    const missing = { code: 'not_found', message: `${merchant} has no talk ${id}.` };
    const tries = [
      team().openTalk({ merchant, id }),
      team().takeTalk({ merchant, id }),
      team().closeTalk({ merchant, id }),
      team().answerTalk({ merchant, id, clientId: randomUUID(), text: 'Hello.' }),
      team().queuedPicture({ merchant, id, pictureId: randomUUID() }),
    ];
    for (const tried of tries) await expect(tried).rejects.toMatchObject(missing);
    expect((await team().listQueue({ merchant })).talks).toEqual([]);
  });
});
