import { randomUUID } from 'node:crypto';
import { chatDesk, listTalks, rateTalk, readTalk, unreadChat } from '@parlour/contract/chat/calls';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { createMember } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite } from '../../testing/test-site.ts';
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
  unreadOf,
} from './testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
let site: (typeof chat)['site'];
beforeAll(async () => {
  chat = await openChatSite();
  ({ site } = chat);
});
afterAll(() => chat.close());

describe('what is not read', () => {
  test('CHAT-01, CHAT-05 is counted in all talks, and falls on every device', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const elsewhere = visit(site.app, seat.merchant);
    await elsewhere.logIn(seat.member);
    const [one, other] = [await begin(seat), await begin(seat)];
    await send(seat, one);
    expect(await unreadOf(seat)).toBe(0);
    for (const text of ['First', 'Second']) await chat.answer(seat, one, text);
    await chat.answer(seat, other, 'Third');
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
    const seat = await chat.sit(
      await chat.openMerchant({ ...chatOn, 'session.idleMinutes': '10' }),
    );
    for (let minute = 0; minute < 12; minute += 6) {
      site.pass(6 * 60_000);
      await seat.visitor.call(unreadChat);
    }
    expect((await seat.visitor.call(listTalks)).errorCode).toBe('customer.not.login');
  });
});

describe('a signal', () => {
  test('CHAT-05, SIG-02 tells each change after its commit, and none that was undone', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const { code: merchant } = seat.merchant;
    const told = chat.hearChanges(seat);
    const toldBy = async (act: () => Promise<unknown>) => {
      told.length = 0;
      await act();
      return told.map(({ memberId, what }) => [memberId, what]);
    };
    const own = [seat.member.id, 'chat'];
    let id = '';
    expect(await toldBy(async () => (id = await begin(seat)))).toEqual([own]);
    expect(await toldBy(() => send(seat, id))).toEqual([own]);
    expect(await toldBy(() => send(seat, id, { pictureIds: [randomUUID()] }))).toEqual([]);
    expect(await toldBy(() => chat.team().openTalk({ merchant, id }))).toEqual([own]);
    expect(await toldBy(() => chat.team().openTalk({ merchant, id }))).toEqual([]);
    expect(await toldBy(() => chat.answer(seat, id, 'Hello.'))).toEqual([own]);
    const { messages } = await messagesOf(seat, id);
    const upTo = messages.at(-1)?.id;
    const read = () => seat.visitor.call(readTalk, { id, upTo });
    expect(await toldBy(read)).toEqual([own]);
    expect(await toldBy(read)).toEqual([]);
    expect(await toldBy(() => chat.closeTalk(seat, id))).toEqual([own]);
    expect(await toldBy(() => chat.closeTalk(seat, id))).toEqual([]);
    expect(await toldBy(() => seat.visitor.call(rateTalk, { id, stars: 5 }))).toEqual([own]);
  });
});

describe('the end of a talk', () => {
  test('CHAT-05 a message continues it for seven days, and not later', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    await chat.closeTalk(seat, id);
    expect(await talksOf(seat)).toMatchObject([
      { state: 'closed', reopensUntil: site.now() + 7 * day },
    ]);
    site.pass(7 * day - 1);
    await seat.visitor.logIn(seat.member);
    expect((await send(seat, id)).status).toBe(200);
    expect(await talksOf(seat)).toMatchObject([{ state: 'open', reopensUntil: null }]);
    await chat.closeTalk(seat, id);
    site.pass(7 * day);
    await seat.visitor.logIn(seat.member);
    expect(await send(seat, id)).toMatchObject({ status: 409, errorCode: 'chat_closed' });
  });
  test('CHAT-05 its stars are given once, when it has ended', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    const rate = (over: object = {}) => seat.visitor.call(rateTalk, { id, stars: 4, ...over });
    expect((await rate()).errorCode).toBe('chat_open');
    await chat.closeTalk(seat, id);
    for (const over of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { stars: '4' }]) {
      expect(await rate(over)).toMatchObject({ status: 400, value: { fields: ['stars'] } });
    }
    expect((await rate({ remark: ' Quick. ' })).status).toBe(200);
    expect(await talksOf(seat)).toMatchObject([{ stars: 4 }]);
    expect((await rate({ stars: 1 })).errorCode).toBe('chat_rated');
    const [kept] = await chat.asOwner(seat, 'select stars, remark from chat_talk where id = $1', [
      id,
    ]);
    expect(kept).toEqual({ stars: 4, remark: 'Quick.' });
  });
});

describe('the team’s hours', () => {
  // The clock of a test site begins on a Saturday at noon in Greenwich, which is eight in the evening in Manila.
  const manila = { ...chatOn, timeZone: 'Asia/Manila', languages: 'EN,TH' };
  const replies = '{"EN":["I see it now","Still missing"],"TH":["เห็นแล้ว"]}';

  test('CHAT-05 are told in the merchant’s time zone, with replies in the reader’s language', async () => {
    const fresh = await startTestSite({}, site);
    const merchant = await chat.openMerchant({
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
    const merchant = await chat.openMerchant({
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
    const seat = await chat.sit(
      await chat.openMerchant({ ...chatOn, 'chat.awayMessage': '{"EN":"Away."}' }),
    );
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
    const seat = await chat.sit(await chat.openMerchant());
    const merchant = seat.merchant.code;
    const [late, early] = [await begin(seat), await begin(seat)];
    await send(seat, early);
    site.pass(1_000);
    await send(seat, late);
    const queue = async () => (await chat.team().listQueue({ merchant })).talks;
    expect(await queue()).toMatchObject([
      { id: early, waitsSince: site.now() - 1_000, unread: 1, state: 'open', takenBy: null },
      { id: late, waitsSince: site.now(), unread: 1 },
    ]);
    await chat.team().openTalk({ merchant, id: early });
    expect((await messagesOf(seat, early)).messages).toMatchObject([{ isRead: true }]);
    const clientId = randomUUID();
    const answered = { merchant, id: early, clientId, text: 'Hello.', name: 'Robin' };
    const made = await chat.team().answerTalk(answered);
    expect(await chat.team().answerTalk(answered)).toEqual(made);
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
    const seat = await chat.sit(await chat.openMerchant());
    const { code: merchant } = seat.merchant;
    const id = await begin(seat);
    const [anna, ben] = [chat.team('anna'), chat.team('ben')];
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
  test('CHAT-05, L1 is taken over from somebody who is away, whose it is no more, with an event', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const { code: merchant } = seat.merchant;
    const id = await begin(seat);
    const [anna, ben] = [chat.team('anna'), chat.team('ben')];
    await anna.handOverTalk({ merchant, id, to: 'nobody.who@works.here' });
    for (let again = 0; again < 2; again += 1) await ben.takeOverTalk({ merchant, id });
    const text = { clientId: randomUUID(), text: 'Hello.' };
    await expect(anna.answerTalk({ merchant, id, ...text })).rejects.toMatchObject({
      code: 'talk_taken',
    });
    await ben.answerTalk({ merchant, id, ...text });
    const events = await chat.asOwner(
      seat,
      `select actor_name, about ->> 'to' as who from audit_event
        where action = 'chat.take' and member_id = $1 order by id`,
      [seat.member.id],
    );
    expect(events.at(-1)).toEqual({ actor_name: 'ben', who: 'ben' });
    await expect(ben.takeOverTalk({ merchant, id: randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
  test('CHAT-05 of two people who take a talk at once one gets it', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    const { code: merchant } = seat.merchant;
    const names = ['anna', 'ben', 'cleo', 'dan'];
    const tried = await Promise.allSettled(
      names.map((name) => chat.team(name).takeTalk({ merchant, id })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
  test('CHAT-05, T3 finds no talk of another merchant', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const id = await begin(seat);
    const { code: merchant } = await chat.openMerchant();
    const missing = { code: 'not_found', message: `${merchant} has no talk ${id}.` };
    const tries = [
      () => chat.team().openTalk({ merchant, id }),
      () => chat.team().takeTalk({ merchant, id }),
      () => chat.team().closeTalk({ merchant, id }),
      () => chat.team().answerTalk({ merchant, id, clientId: randomUUID(), text: 'Hello.' }),
      () => chat.team().queuedPicture({ merchant, id, pictureId: randomUUID() }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(missing);
    expect((await chat.team().listQueue({ merchant })).talks).toEqual([]);
  });
});
