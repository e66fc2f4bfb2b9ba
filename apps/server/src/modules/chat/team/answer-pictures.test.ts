// Pictures in answers of staff: re-encoded, seen by the member with the answer and not before, and taken by one answer.
import { randomUUID } from 'node:crypto';
import { chatPicture, listTalkMessages, sendTalkMessage } from '@parlour/contract/chat/calls';
import { addAnswerPicture, answerTalk, queuedPicture } from '@parlour/contract/chat/staff-calls';
import { staffPicturesPerDay } from '@parlour/contract/chat/talk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { durableLimits } from '#http/limits';
import { solid } from '../../../testing/pictures.ts';
import {
  startTestConsole,
  type StaffPerson,
  type TestConsole,
} from '../../../testing/test-console.ts';
import { removeOldPictures } from '../picture-store.ts';
import { begin, openChatSite, type ChatSeat } from '../testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
let office: TestConsole;
let png: Buffer;
beforeAll(async () => {
  chat = await openChatSite();
  office = await startTestConsole({ urls: chat.site.urls, now: chat.site.now });
  png = await solid(40, 30).png().toBuffer();
});
afterAll(async () => {
  await office.close();
  await chat.close();
});

type Desk = ChatSeat & { code: string; id: string; person: StaffPerson };
async function openDesk(): Promise<Desk> {
  const seat = await chat.sit(await chat.openMerchant());
  const { code } = seat.merchant;
  return { ...seat, code, id: await begin(seat), person: await office.join('support', code) };
}
const add = ({ code, id, person }: Desk, payload: Buffer = png) =>
  person.browser.call(
    addAnswerPicture,
    { merchant: code, id },
    { payload, headers: { 'content-type': 'image/png' } },
  );
const attach = async (desk: Desk) => String((await add(desk)).value['id']);
const answer = ({ code, id, person }: Desk, over: object) =>
  person.browser.call(answerTalk, {
    merchant: code,
    id,
    clientId: randomUUID(),
    text: '',
    ...over,
  });
const seenBy = async ({ visitor, id }: Desk) =>
  (await visitor.call(listTalkMessages, { id })).value['messages'];
const look = ({ visitor }: Desk, id: string) => visitor.call(chatPicture, { id });

describe('a picture in an answer', () => {
  test('STAFF-08, V6 is made anew, and seen by the member with the answer and not before', async () => {
    const desk = await openDesk();
    const [one, two] = [await attach(desk), await attach(desk)];
    expect((await look(desk, one)).status).toBe(404);
    expect((await answer(desk, { pictureIds: [two, one] })).status).toBe(200);
    expect(await seenBy(desk)).toMatchObject([{ from: 'staff', text: '', pictureIds: [two, one] }]);
    const { status, bytes } = await look(desk, one);
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    const { code: merchant, id, person } = desk;
    const shown = await person.browser.call(queuedPicture, { merchant, id, pictureId: one });
    expect(shown.bytes).toEqual(bytes);
  });

  test('STAFF-08, T3 is that of staff for this member: no other makes an answer, and none is taken twice', async () => {
    const [desk, other] = [await openDesk(), await openDesk()];
    const [foreign, used, own] = [await attach(other), await attach(desk), await attach(desk)];
    await answer(desk, { pictureIds: [used] });
    for (const missing of [foreign, used, randomUUID()]) {
      const refused = await answer(desk, { text: 'Look', pictureIds: [own, missing] });
      expect([refused.status, refused.errorCode]).toEqual([404, 'not_found']);
    }
    expect(await seenBy(desk)).toHaveLength(1);
    // A member cannot send what staff have added.
    const { visitor, id } = desk;
    const sent = { id, clientId: randomUUID(), text: 'Mine', pictureIds: [own] };
    expect((await visitor.call(sendTalkMessage, sent)).status).toBe(404);
    expect((await answer(desk, { pictureIds: [own] })).status).toBe(200);
  });

  test('STAFF-08, V6 is refused if it is none, if somebody else has the talk, and without a session', async () => {
    const desk = await openDesk();
    const refused = await add(desk, Buffer.from('<svg/>'));
    expect([refused.status, refused.errorCode]).toEqual([400, 'picture_refused']);
    const stranger = await add({ ...desk, person: { ...desk.person, browser: office.open() } });
    expect([stranger.status, stranger.errorCode]).toEqual([401, 'not_logged_in']);
    await chat.team('ben').takeTalk({ merchant: desk.code, id: desk.id });
    const taken = await add(desk);
    expect([taken.status, taken.errorCode]).toEqual([409, 'talk_taken']);
    for (const over of [{}, { text: ' ' }, { pictureIds: ['one'] }]) {
      expect((await answer(desk, over)).status).toBe(400);
    }
  });

  test('STAFF-08, A5 is one of two hundred of a person in a day', async () => {
    const desk = await openDesk();
    const key = `chat-picture:${desk.code}:staff:${desk.person.mail}`;
    const limits = durableLimits(chat.site.database.pool);
    for (let each = 0; each < staffPicturesPerDay; each += 1) {
      await limits.take(key, staffPicturesPerDay, 24 * 3_600);
    }
    const refused = await add(desk);
    expect([refused.status, refused.errorCode]).toEqual([429, 'too_many_pictures']);
  });

  test('STAFF-08, R1 that no answer takes ends after a day, and twelve wait at most, apart from the member’s', async () => {
    const desk = await openDesk();
    const ids: string[] = [];
    for (let each = 0; each < 13; each += 1) ids.push(await attach(desk));
    expect((await answer(desk, { pictureIds: [ids[0]] })).status).toBe(404);
    chat.site.pass(24 * 3_600_000);
    // The session is over by then, too.
    const again = { ...desk, person: await office.join('support', desk.code) };
    expect((await answer(again, { pictureIds: [ids[1]] })).status).toBe(404);
    const removed = await chat.site.database.transaction(desk.code, (tx) =>
      removeOldPictures(tx, { before: new Date(office.now() + 1), most: 50 }),
    );
    expect(removed).toHaveLength(12);
  });
});
