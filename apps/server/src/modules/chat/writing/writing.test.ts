import { randomUUID } from 'node:crypto';
import { listTalkMessages, sendTalkMessage, tellWriting } from '@parlour/contract/chat/calls';
import { writingEveryMs, writingShownMs } from '@parlour/contract/chat/talk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, chatOn, openChatSite, send, type ChatSeat } from '../testing/chat-site.ts';
import { removeOldWriting } from './store.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
beforeAll(async () => {
  chat = await openChatSite();
});
afterAll(() => chat.close());

type Seat = ChatSeat & { id: string };
async function openTalk(): Promise<Seat> {
  const seat = await chat.sit(await chat.openMerchant());
  return { ...seat, id: await begin(seat) };
}
const write = ({ visitor }: ChatSeat, id: string) => visitor.call(tellWriting, { id });
const teamWrites = ({ merchant: { code }, id }: Seat, name?: string, by = 'anna') =>
  chat.team(by).tellStaffWriting({ merchant: code, id, ...(name && { name }) });
/** Reads who of the team is writing, as the member's page does. */
const seenBy = async ({ visitor, id }: Seat) =>
  (await visitor.call(listTalkMessages, { id })).value['writing'];
/** Whether the team sees that the member writes. */
const seenByTeam = async ({ merchant: { code: merchant }, id }: Seat) =>
  (await chat.team().openTalk({ merchant, id })).isWriting;
const rows = (seat: Seat) => chat.asOwner(seat, 'select side, name, until from chat_writing', []);

describe('a member who writes', () => {
  test('CHAT-05 is seen by the team for six seconds, and no longer than until the message', async () => {
    const seat = await openTalk();
    expect(await seenByTeam(seat)).toBe(false);
    expect(await write(seat, seat.id)).toMatchObject({ status: 200, value: null });
    expect(await seenByTeam(seat)).toBe(true);
    chat.site.pass(writingShownMs - 1);
    expect(await seenByTeam(seat)).toBe(true);
    chat.site.pass(1);
    expect(await seenByTeam(seat)).toBe(false);
    await write(seat, seat.id);
    await send(seat, seat.id);
    expect(await seenByTeam(seat)).toBe(false);
    expect(await seenBy(seat)).toBeUndefined();
  });

  test('CHAT-05, STAFF-07 is written once in three seconds, however often a device says so, and only the team is told, at the beginning', async () => {
    const seat = await openTalk();
    const told = chat.hearChanges(seat);
    await write(seat, seat.id);
    const first = await rows(seat);
    for (let key = 0; key < 10; key += 1) await write(seat, seat.id);
    expect(await rows(seat)).toEqual(first);
    chat.site.pass(writingEveryMs);
    await write(seat, seat.id);
    expect(await rows(seat)).toEqual([
      { side: 'member', name: null, until: new Date(chat.site.now() + writingShownMs) },
    ]);
    expect(told).toEqual([{ memberId: null, what: 'desk' }]);
    chat.site.pass(writingShownMs);
    await write(seat, seat.id);
    expect(told).toHaveLength(2);
  });

  test('CHAT-01, CHAT-05, T3 may do so only where the member may send', async () => {
    const seat = await openTalk();
    const other = await chat.sit(seat.merchant);
    const foreign = await chat.sit(await chat.openMerchant());
    for (const by of [other, foreign]) {
      expect(await write(by, seat.id)).toMatchObject({ status: 404, errorCode: 'not_found' });
    }
    expect(await write(seat, randomUUID())).toMatchObject({ errorCode: 'not_found' });
    const without = await chat.sit(await chat.openMerchant({ ...chatOn, 'flags.CBS3': 'off' }));
    expect((await write(without, seat.id)).errorCode).toBe('function.not.available');
    await chat.asOwner(seat, 'update member set type = 4 where id = $1', [seat.member.id]);
    expect((await write(seat, seat.id)).errorCode).toBe('no_permissions');
    expect((await seat.visitor.call(tellWriting, { id: 'one' })).status).toBe(400);
    expect(await rows(seat)).toEqual([]);
  });
});

describe('somebody of the team who writes', () => {
  test('CHAT-05, SIG-02 is seen by the member at once, by name or without, and a signal is sent at the beginning only', async () => {
    const seat = await openTalk();
    const told = chat.hearChanges(seat);
    await teamWrites(seat, 'Robin');
    expect(told).toEqual([{ memberId: seat.member.id, what: 'chat' }]);
    expect(await seenBy(seat)).toEqual({ name: 'Robin', forMs: writingShownMs });
    chat.site.pass(writingEveryMs);
    await teamWrites(seat, 'Robin');
    expect(told).toHaveLength(1);
    chat.site.pass(writingShownMs - 1);
    expect(await seenBy(seat)).toEqual({ name: 'Robin', forMs: 1 });
    chat.site.pass(1);
    expect(await seenBy(seat)).toBeUndefined();
    await teamWrites(seat);
    expect(told).toHaveLength(2);
    expect(await seenBy(seat)).toEqual({ name: null, forMs: writingShownMs });
    await chat.answer(seat, seat.id, 'Hello.');
    expect(await seenBy(seat)).toBeUndefined();
  });

  test('CHAT-05 is not seen with earlier messages, nor in another talk', async () => {
    const seat = await openTalk();
    const other = { ...seat, id: await begin(seat) };
    const sent = await seat.visitor.call(sendTalkMessage, {
      id: seat.id,
      clientId: randomUUID(),
      text: 'Hello',
    });
    await teamWrites(seat);
    const earlier = { id: seat.id, before: String(sent.value['id']) };
    expect((await seat.visitor.call(listTalkMessages, earlier)).value).not.toHaveProperty(
      'writing',
    );
    expect(await seenBy(other)).toBeUndefined();
  });

  test('CHAT-05, T3 has taken the talk, or nobody has, and leaves no audit event', async () => {
    const seat = await openTalk();
    await chat.team().takeTalk({ merchant: seat.merchant.code, id: seat.id });
    await expect(teamWrites(seat, undefined, 'bea')).rejects.toMatchObject({ code: 'talk_taken' });
    await teamWrites(seat);
    const { code } = await chat.openMerchant();
    await expect(teamWrites({ ...seat, merchant: { code, host: code } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const events = await chat.asOwner(
      seat,
      `select action from audit_event where action like 'chat.%'`,
      [],
    );
    expect(events).toEqual([{ action: 'chat.take' }]);
  });
});

test('CHAT-05, R1 who was writing is kept nowhere: the table is not logged, and its rows end', async () => {
  const seat = await openTalk();
  await write(seat, seat.id);
  const [table] = await chat.asOwner(
    seat,
    `select relpersistence as kept from pg_class where relname = 'chat_writing'`,
    [],
  );
  expect(table).toEqual({ kept: 'u' });
  const removed = (before: number) =>
    chat.site.database.transaction(seat.merchant.code, (tx) =>
      removeOldWriting(tx, { before: new Date(before), most: 10 }),
    );
  expect(await removed(chat.site.now() + writingShownMs)).toEqual([]);
  expect(await removed(chat.site.now() + writingShownMs + 1)).toHaveLength(1);
  expect(await rows(seat)).toEqual([]);
});
