// The queue of talks as the desk of the back office shows it: its parts, its numbers, and what is found in it.
import { listQueue } from '@parlour/contract/chat/staff-calls';
import { searchesPerMinute } from '@parlour/contract/chat/talk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestConsole, type TestConsole } from '../../../testing/test-console.ts';
import { begin, chatOn, openChatSite, send, type ChatSeat } from '../testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
beforeAll(async () => {
  chat = await openChatSite();
});
afterAll(() => chat.close());

type QueueInput = Parameters<ReturnType<typeof chat.team>['listQueue']>[0];
const ask = ({ merchant }: ChatSeat, over: Omit<QueueInput, 'merchant'> = {}, by = 'anna') =>
  chat.team(by).listQueue({ merchant: merchant.code, ...over });
const idsOf = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).talks.map(({ id }) => id);

describe('the queue', () => {
  test('STAFF-08 has parts: what waits, what the caller has taken, what is closed, and all others', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const merchant = seat.merchant.code;
    const [waiting, mine, answered, others, closed, answeredFree] = [
      await begin(seat),
      await begin(seat),
      await begin(seat),
      await begin(seat),
      await begin(seat),
      await begin(seat),
    ];
    await chat.team().takeTalk({ merchant, id: mine });
    await chat.answer(seat, answered, 'Hello.');
    await chat.team('ben').takeTalk({ merchant, id: others });
    await chat.closeTalk(seat, closed);
    await chat.answer(seat, answeredFree, 'Hello.');
    await chat.team().handOverTalk({ merchant, id: answeredFree, to: null });
    expect(await idsOf(seat, { whose: 'waiting' })).toEqual([waiting]);
    expect((await idsOf(seat, { whose: 'mine' })).toSorted()).toEqual([mine, answered].toSorted());
    expect((await idsOf(seat, { whose: 'others' })).toSorted()).toEqual(
      [others, answeredFree].toSorted(),
    );
    expect(await idsOf(seat, { whose: 'mine' }, 'ben')).toEqual([others]);
    expect(await idsOf(seat, { whose: 'closed' })).toEqual([closed]);
    expect(await idsOf(seat, { whose: 'mine', state: 'waiting' })).toEqual([answered]);
    expect(await idsOf(seat)).toHaveLength(6);
    // The numbers are those of the whole queue, whatever was asked.
    const { counts } = await ask(seat, { whose: 'closed' });
    expect(counts).toEqual({ waiting: 1, mine: 2 });
    expect((await ask(seat, {}, 'cleo')).counts).toEqual({ waiting: 1, mine: 0 });
  });

  test('STAFF-08 shows the language in which the member reads, and how the last message begins', async () => {
    const merchant = await chat.openMerchant({
      ...chatOn,
      languages: 'EN,TH',
      defaultLanguage: 'TH',
    });
    const seat = await chat.sit(merchant);
    const id = await begin(seat);
    const [first] = (await ask(seat)).talks;
    expect(first).toMatchObject({ language: 'TH', last: null });
    await chat.asOwner(seat, `update member set language = 'EN' where id = $1`, [seat.member.id]);
    await send(seat, id, { text: 'x'.repeat(500) });
    const [talk] = (await ask(seat)).talks;
    expect(talk).toMatchObject({
      language: 'EN',
      last: { from: 'member', name: null, text: 'x'.repeat(120) },
    });
    await chat.answer(seat, id, 'Soon.');
    const opened = await chat.team().openTalk({ merchant: merchant.code, id });
    expect(opened.talk).toMatchObject({
      language: 'EN',
      last: { from: 'staff', name: null, text: 'Soon.' },
    });
  });
});

describe('a search', () => {
  test('STAFF-08 finds talks by subject, member and message, in any case, and nothing else', async () => {
    const merchant = await chat.openMerchant();
    const [one, other] = [await chat.sit(merchant), await chat.sit(merchant)];
    const deposit = await begin(one, { subject: 'My Deposit of 5%' });
    const draw = await begin(other, { subject: 'A draw' });
    await send(other, draw, { text: 'ฉันเล่น Lucky Six_1 เมื่อวานนี้' });
    expect(await idsOf(one, { find: 'dEPOSIT' })).toEqual([deposit]);
    expect(await idsOf(one, { find: other.member.username.toUpperCase() })).toEqual([draw]);
    expect(await idsOf(one, { find: 'lucky six' })).toEqual([draw]);
    expect(await idsOf(one, { find: 'เมื่อวาน' })).toEqual([draw]);
    // Signs of patterns are letters like others.
    expect(await idsOf(one, { find: '5%' })).toEqual([deposit]);
    expect(await idsOf(one, { find: '%%' })).toEqual([]);
    expect(await idsOf(one, { find: 'x_1' })).toEqual([draw]);
    expect(await idsOf(one, { find: 'x__' })).toEqual([]);
    expect(await idsOf(one, { find: 'a ', whose: 'closed' }).catch(() => 'refused')).toBe(
      'refused',
    );
    expect(await idsOf(one, { find: 'deposit', whose: 'closed' })).toEqual([]);
    await expect(ask(one, { find: 'x'.repeat(101) })).rejects.toMatchObject({
      code: 'request_param_err',
    });
  });

  test('STAFF-08, T3 finds nothing of another merchant', async () => {
    const [own, other] = [
      await chat.sit(await chat.openMerchant()),
      await chat.sit(await chat.openMerchant()),
    ];
    await send(other, await begin(other, { subject: 'A kingfisher' }), { text: 'kingfisher' });
    expect(await idsOf(own, { find: 'kingfisher' })).toEqual([]);
    expect(await idsOf(other, { find: 'kingfisher' })).toHaveLength(1);
  });

  test('STAFF-08, A5 is refused to a person who searches more often than anybody reads', async () => {
    const seat = await chat.sit(await chat.openMerchant());
    const { urls, now } = chat.site;
    const office: TestConsole = await startTestConsole({ urls, now });
    const merchant = seat.merchant.code;
    const [person, colleague] = [
      await office.join('support', merchant),
      await office.join('support', merchant),
    ];
    const find = { merchant, find: 'ticket' };
    const answers = [];
    for (let each = 0; each <= searchesPerMinute; each += 1) {
      answers.push(await person.browser.call(listQueue, find));
    }
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    const refused = answers.at(-1);
    expect([refused?.status, refused?.errorCode]).toEqual([429, 'too_many_searches']);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await person.browser.call(listQueue, { merchant })).status).toBe(200);
    expect((await colleague.browser.call(listQueue, find)).status).toBe(200);
    await office.close();
  });
});
