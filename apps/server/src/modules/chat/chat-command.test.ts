// `npm run chat`, run as the merchant's team runs it, on talks of members.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  addChatPicture,
  beginTalk,
  listTalkMessages,
  listTalks,
  rateTalk,
  sendTalkMessage,
  tellWriting,
} from '@parlour/contract/chat/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solid } from '../../testing/pictures.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await startTestSite();
  folder = mkdtempSync(join(tmpdir(), 'parlour-chat-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const script = resolve(import.meta.dirname, '../../../../../scripts/chat/command.ts');
type Outcome = { code: number; stdout: string; stderr: string };

async function chat(...words: string[]): Promise<Outcome> {
  const env = { ...process.env, STAFF_DATABASE_URL: site.urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], { env });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

type ChatSite = { merchant: TestMerchant; member: Visitor; username: string; id: string };
async function openPlace(): Promise<ChatSite> {
  const merchant = await createMerchant(site.urls.ownerUrl, { 'flags.CBS3': 'on' });
  await site.merchants.reload();
  const member = visit(site.app, merchant);
  const known = await createMember(site.urls.ownerUrl, merchant.code);
  await member.logIn(known);
  const { value } = await member.call(beginTalk, { subject: 'A \u001b[31mticket' });
  return { merchant, member, username: known.username, id: String(value['id']) };
}
const send = ({ member, id }: ChatSite, over: object = {}) =>
  member.call(sendTalkMessage, { id, clientId: randomUUID(), text: 'Hello', ...over });
const talkOf = async ({ member }: ChatSite) =>
  (await member.call(listTalks)).value['talks'] as Record<string, unknown>[];
const messagesOf = async ({ member, id }: ChatSite) =>
  (await member.call(listTalkMessages, { id })).value['messages'] as Record<string, unknown>[];

test('CHAT-05 the team lists talks, reads one, answers and closes it, and the member sees each step', async () => {
  const place = await openPlace();
  const { code } = place.merchant;
  const { id, username } = place;
  const sent = await send(place, { text: 'First line\nsecond \u001b[31mline' });
  const at = new Date(site.now()).toISOString();
  // A member's text cannot control the terminal (L2).
  const head = `A \\u{1b}[31mticket of ${username}`;
  expect(await chat('list', code)).toMatchObject({
    code: 0,
    stderr: '',
    stdout: `1 talk\n${id} open: ${head}, waits since ${at}, 1 unread\n`,
  });
  expect(await messagesOf(place)).toMatchObject([{ isRead: false }]);
  expect((await chat('read', code, id)).stdout).toBe(
    `${id} open: ${head}, waits since ${at}\n${at} member, read: ${String(sent.value['id'])}\n` +
      '  First line\n  second \\u{1b}[31mline\n',
  );
  expect(await messagesOf(place)).toMatchObject([{ isRead: true }]);
  const answered = await chat('answer', code, id, ' Hello.\nSoon. ', '--name', 'Robin');
  expect(answered.stderr).toBe('');
  expect(await messagesOf(place)).toMatchObject([
    { from: 'member' },
    { from: 'staff', name: 'Robin', text: 'Hello.\nSoon.' },
  ]);
  expect((await chat('list', code, '--state', 'waiting')).stdout).toBe(
    `1 talk\n${id} waiting: ${head}, taken by ${userInfo().username}\n`,
  );
  expect((await chat('close', code, id)).code).toBe(0);
  expect(await talkOf(place)).toMatchObject([{ state: 'closed' }]);
  await place.member.call(rateTalk, { id, stars: 5 });
  expect((await chat('list', code)).stdout).toBe(`1 talk\n${id} closed: ${head}, 5 stars\n`);
});

test('CHAT-05 each side sees that the other one is writing', async () => {
  const place = await openPlace();
  const { code } = place.merchant;
  const { id, member } = place;
  expect((await chat('writing', code, id, '--name', 'Robin')).stdout).toBe(
    'The member sees for a few seconds that somebody is writing.\n',
  );
  expect((await member.call(listTalkMessages, { id })).value['writing']).toMatchObject({
    name: 'Robin',
  });
  expect((await chat('read', code, id)).stdout).not.toContain('writing');
  await member.call(tellWriting, { id });
  // The command uses the machine's clock, the site that of the test.
  await forMerchant(site.urls.ownerUrl, code, (tx) =>
    runStatement(tx, `update chat_writing set until = now() + interval '1 minute'`),
  );
  expect((await chat('read', code, id)).stdout).toMatch(/\nThe member is writing\.\n$/);
});

test('CHAT-05 a talk is taken, handed over, and put back into the queue', async () => {
  const place = await openPlace();
  const { code } = place.merchant;
  const { id } = place;
  expect((await chat('take', code, id)).code).toBe(0);
  expect((await chat('hand', code, id, 'ben')).stdout).toBe('ben has it.\n');
  expect(await chat('answer', code, id, 'Hello')).toMatchObject({
    code: 1,
    stderr: `ben has taken ${id}.\n`,
  });
  const other = await openPlace();
  await chat('take', other.merchant.code, other.id);
  expect((await chat('hand', other.merchant.code, other.id)).stdout).toBe(
    'It is back in the queue.\n',
  );
});

test('CHAT-05, V6 a picture is written to a new file, as it was made anew', async () => {
  const place = await openPlace();
  const { code } = place.merchant;
  const payload = await solid(30).png().toBuffer();
  const headers = { 'content-type': 'image/png' };
  const added = await place.member.call(addChatPicture, {}, { payload, headers });
  const picture = String(added.value['id']);
  await send(place, { text: '', pictureIds: [picture] });
  expect((await chat('read', code, place.id)).stdout).toContain(`\n  picture ${picture}\n`);
  const file = join(folder, 'one.webp');
  expect((await chat('picture', code, place.id, picture, file)).code).toBe(0);
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'webp', width: 30 });
  expect((await chat('picture', code, place.id, picture, file)).stderr).toContain('EEXIST');
});

test('CHAT-05, T3 what cannot be is one plain sentence, and another merchant’s talk is none', async () => {
  const [place, other] = [await openPlace(), await openPlace()];
  const { id } = place;
  const { code } = other.merchant;
  const said = async (...words: string[]) => {
    const { code: exit, stderr } = await chat(...words);
    return [exit, stderr.trim()];
  };
  expect(await said('read', code, id)).toEqual([1, `${code} has no talk ${id}.`]);
  expect(await said('list', 'nobody')).toEqual([1, 'There is no merchant nobody.']);
  expect(await said('list', code, '--state', 'new')).toEqual([
    1,
    'A state is one of: open, waiting, closed.',
  ]);
  expect(await said('read', code, '7')).toEqual([1, '7 is no id: list and read show them.']);
  expect(await said('answer', code, id, ' ')).toEqual([1, 'An answer has 1 to 10,000 characters.']);
  expect(await said('answer', code, id, 'Hello', '--name', 'x'.repeat(41))).toEqual([
    1,
    'A name has 1 to 40 characters.',
  ]);
  expect((await said())[1]).toMatch(/^Usage: npm run chat/);
  expect(await messagesOf(place)).toEqual([]);
});
