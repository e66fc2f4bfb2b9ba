import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnknownVariable } from '@parlour/contract/chat/canned-answer';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { seedDemo } from './demo.ts';

let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  await seedDemo({ ownerUrl: urls.ownerUrl, secretKey: Buffer.alloc(32, 3) });
  database = openDatabase({ url: urls.appUrl });
});
afterAll(async () => {
  await database.close();
  await urls.drop();
});

/** The talks of a merchant, newest first, with their authors in order. */
const talksOf = (code: string) =>
  database.query(code, (tx) =>
    runStatement(
      tx,
      `select username, state, taken_by as "takenBy", stars, messages - member_read as unread,
              messages - staff_read as "unreadByTeam",
              (select string_agg(coalesce(name, author), ' ' order by place) from chat_message where talk_id = talk.id) as authors
         from chat_talk talk join member on member.id = talk.member_id order by last_at desc`,
    ),
  );

test.each(['lumen', 'marigold'])(
  'CHAT-05 at %s the demo has a talk that is open and was answered, one that waits, and one that ended with stars',
  async (code) => {
    const read = { username: 'demo', takenBy: null, stars: null, unread: 0, unreadByTeam: 0 };
    expect(await talksOf(code)).toEqual([
      { ...read, state: 'open', unreadByTeam: 1, authors: 'member Robin member' },
      {
        ...read,
        state: 'waiting',
        takenBy: 'support@parlour.example',
        authors: 'member Robin Robin',
      },
      { ...read, state: 'closed', stars: 5, authors: 'member Noor member Noor' },
    ]);
  },
);

const answersOf = (code: string) =>
  forMerchant(urls.ownerUrl, code, (tx) =>
    runStatement<{ language: string; text: string }>(
      tx,
      'select language, content as text from chat_canned_answer order by language',
    ),
  );

test('STAFF-08 the team of the demo has four answers in English and two in Thai to choose from', async () => {
  const answers = await answersOf('lumen');
  expect(answers.map(({ language }) => language)).toEqual(['EN', 'EN', 'EN', 'EN', 'TH', 'TH']);
  expect(answers.map(({ text }) => findUnknownVariable(text))).toEqual(answers.map(() => null));
  expect(await answersOf('plain')).toEqual([]);
});

test('CHAT-01 a merchant of the demo without the chat has none', async () => {
  expect(await talksOf('plain')).toEqual([]);
});
