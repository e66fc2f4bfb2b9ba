// Notes of staff in talks: who sees them, where they stand, and that they never reach the member.
import { randomUUID } from 'node:crypto';
import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, openChatSite, send, talksOf, textsOf, unreadOf } from '../testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
beforeAll(async () => {
  chat = await openChatSite();
});
afterAll(() => chat.close());

async function openTalk() {
  const seat = await chat.sit(await chat.openMerchant());
  return { ...seat, code: seat.merchant.code, id: await begin(seat) };
}
type Talk = Awaited<ReturnType<typeof openTalk>>;
type NoteOver = { by?: string; clientId?: string };
const write = (
  { code, id }: Talk,
  text: string,
  { by = 'anna', clientId = randomUUID() }: NoteOver = {},
) => chat.team(by).addTalkNote({ merchant: code, id, clientId, text });
const linesOf = async ({ code, id }: Talk, before?: string) =>
  (await chat.team().openTalk({ merchant: code, id, ...(before && { before }) })).messages;
const textsIn = async (...asked: Parameters<typeof linesOf>) =>
  (await linesOf(...asked)).map(({ text }) => text);

describe('a note', () => {
  test('STAFF-08 stands where it was written, with its writer, whoever has taken the talk', async () => {
    const talk = await openTalk();
    await write(talk, 'Called us before.');
    await send(talk, talk.id, { text: 'One' });
    await chat.team('ben').takeTalk({ merchant: talk.code, id: talk.id });
    await write(talk, ' First line\nsecond ');
    await write(talk, 'And more.', { by: 'ben' });
    await send(talk, talk.id, { text: 'Two' });
    expect(await textsIn(talk)).toEqual([
      'Called us before.',
      'One',
      'First line\nsecond',
      'And more.',
      'Two',
    ]);
    const [note] = await linesOf(talk);
    expect(note).toMatchObject({
      from: 'note',
      name: 'anna',
      at: chat.site.now(),
      pictureIds: [],
      isRead: false,
    });
  });

  test('STAFF-08 is one note for each id, and has 1 to 10,000 characters', async () => {
    const talk = await openTalk();
    const clientId = randomUUID();
    const made = await write(talk, 'Once.', { clientId });
    const again = await Promise.all([1, 2, 3].map(() => write(talk, 'Once.', { clientId })));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([made.id]));
    expect(await textsIn(talk)).toEqual(['Once.']);
    const events = await chat.asOwner(
      talk,
      `select about ->> 'noteId' as note, about::text as about from audit_event where action = 'chat.note'`,
      [],
    );
    expect(events).toEqual([{ note: made.id, about: expect.not.stringContaining('Once.') }]);
    for (const text of [' ', 'x'.repeat(10_001)]) {
      await expect(write(talk, text)).rejects.toMatchObject({ code: 'request_param_err' });
    }
  });

  test('STAFF-08 is listed with the messages around it, page by page, and never twice', async () => {
    const talk = await openTalk();
    await write(talk, 'Before all');
    for (let each = 1; each <= 60; each += 1) {
      await chat.answer(talk, talk.id, `Message ${each}`);
      if (each === 5 || each === 10 || each === 11 || each === 60) {
        await write(talk, `Note ${each}`);
      }
    }
    const notesIn = (texts: string[]) => texts.filter((text) => !text.startsWith('Message'));
    const latest = await textsIn(talk);
    expect(latest.slice(0, 3)).toEqual(['Message 11', 'Note 11', 'Message 12']);
    expect(notesIn(latest)).toEqual(['Note 11', 'Note 60']);
    const [first] = await linesOf(talk);
    const earlier = await textsIn(talk, first?.id);
    expect(earlier.slice(0, 2)).toEqual(['Before all', 'Message 1']);
    expect(notesIn(earlier)).toEqual(['Before all', 'Note 5', 'Note 10']);
    expect(earlier.at(-1)).toBe('Note 10');
  });

  test('STAFF-08 changes nothing about the talk: whose word is next, who has it, what is read', async () => {
    const talk = await openTalk();
    await send(talk, talk.id);
    const text = 'select to_jsonb(talk) as talk from chat_talk talk';
    const before = await chat.asOwner(talk, text, []);
    await write(talk, 'A note');
    expect(await chat.asOwner(talk, text, [])).toEqual(before);
    await chat.closeTalk(talk, talk.id);
    await write(talk, 'Afterwards');
    expect(await talksOf(talk)).toMatchObject([{ state: 'closed' }]);
  });

  test('STAFF-08, T3 is written in no talk of another merchant', async () => {
    const [talk, other] = [await openTalk(), await openTalk()];
    await expect(write({ ...talk, code: other.code }, 'A note')).rejects.toMatchObject({
      code: 'not_found',
      message: `${other.code} has no talk ${talk.id}.`,
    });
  });
});

/** Leaves out calls that end the session, and answers that are plain text or do not end. */
const isAsked = ([, { session, answersEvents, isPlainText }]: [string, Endpoint]): boolean =>
  session === undefined && !answersEvents && !isPlainText;

describe('the member', () => {
  test('STAFF-08, T2 is answered no note by any call, and hears of none by signal, message or fact', async () => {
    const talk = await openTalk();
    await send(talk, talk.id);
    const told = chat.hearChanges(talk);
    const facts = () => chat.asOwner(talk, 'select count(*)::int as count from outbox', []);
    const before = await facts();
    const made = await write(talk, 'canary-of-a-note', { by: 'canary-of-a-name' });
    expect(told).toEqual([{ memberId: null, what: 'desk' }]);
    expect(await facts()).toEqual(before);
    expect(await unreadOf(talk)).toBe(0);
    expect(await textsOf(talk, talk.id)).toEqual(['Hello']);
    const replies: { name: string; status: number; body: string }[] = [];
    for (const [name, at] of Object.entries<Endpoint>(endpoints).filter(isAsked)) {
      for (const input of [{}, { id: talk.id }, { id: made.id }]) {
        const { body, status } = await talk.visitor.call(at, input);
        replies.push({ name, status, body });
      }
    }
    const bodies = replies.map(({ body }) => body).join('\n');
    expect(bodies).not.toContain('canary');
    expect(
      replies.filter(({ status }) => status === 200).map(({ body }) => body),
    ).not.toContainEqual(expect.stringContaining(made.id));
    const answered = new Set(
      replies.filter(({ status }) => status === 200).map(({ name }) => name),
    );
    // The member was still logged in, and the calls that could tell were answered.
    const telling = ['memberInfo', 'chatDesk', 'listTalks', 'listTalkMessages', 'unreadChat'];
    expect(telling.filter((name) => !answered.has(name))).toEqual([]);
    expect((await talk.visitor.call(endpoints.listTalks)).status).toBe(200);
  });
});
