// `npm run feedback`, run as the merchant's team runs it, on messages of members.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { addFeedbackPicture, feedbackList, sendFeedback } from '@parlour/contract/feedback/calls';
import {
  createMember,
  createMerchant,
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
  folder = mkdtempSync(join(tmpdir(), 'parlour-feedback-'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const script = resolve(import.meta.dirname, '../../../../../scripts/feedback/command.ts');
type Outcome = { code: number; stdout: string; stderr: string };

async function feedback(...words: string[]): Promise<Outcome> {
  const env = { ...process.env, STAFF_DATABASE_URL: site.urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env,
  });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

type FeedbackSite = { merchant: TestMerchant; member: Visitor; username: string };
async function openPlace(): Promise<FeedbackSite> {
  const merchant = await createMerchant(site.urls.ownerUrl);
  await site.merchants.reload();
  const member = visit(site.app, merchant);
  const known = await createMember(site.urls.ownerUrl, merchant.code);
  await member.logIn(known);
  return { merchant, member, username: known.username };
}
const send = async ({ member }: FeedbackSite, over: object = {}) =>
  String(
    (await member.call(sendFeedback, { category: 'idea', content: 'More games', ...over })).value[
      'id'
    ],
  );
const seen = async ({ member }: FeedbackSite) =>
  (await member.call(feedbackList)).value['items'] as { state: string; answer: string | null }[];

test('MEMBER-12 the team lists messages, reads one, answers it, and the member sees each step', async () => {
  const place = await openPlace();
  const { code } = place.merchant;
  const id = await send(place, { content: 'First line\nsecond \u001b[31mline' });
  const head = `idea of ${place.username}, ${new Date(site.now()).toISOString()}`;
  expect(await feedback('list', code)).toMatchObject({
    code: 0,
    stderr: '',
    stdout: `1 message\n${id} sent: ${head}\n  First line\n`,
  });
  expect(await seen(place)).toMatchObject([{ state: 'sent', answer: null }]);
  // A member's text cannot control the terminal (L2).
  expect((await feedback('read', code, id)).stdout).toBe(
    `${id} read: ${head}\n  First line\n  second \\u{1b}[31mline\n`,
  );
  expect(await seen(place)).toMatchObject([{ state: 'read', answer: null }]);
  const asked = await feedback('list', code, '--state', 'sent');
  expect(asked.stdout).toBe('0 messages\n');
  expect((await feedback('answer', code, id, ' Thank you.\nSoon. ')).code).toBe(0);
  expect(await seen(place)).toMatchObject([{ state: 'answered', answer: 'Thank you.\nSoon.' }]);
  expect((await feedback('read', code, id)).stdout).toMatch(
    /Answered \S+:\n {2}Thank you.\n {2}Soon.\n$/,
  );
  await feedback('answer', code, id, 'It is there.');
  expect(await seen(place)).toMatchObject([{ state: 'answered', answer: 'It is there.' }]);
  expect((await feedback('list', code, '--state', 'answered')).stdout).toContain(id);
});

test('MEMBER-12, V6 a picture is written to a new file, as it was made anew', async () => {
  const place = await openPlace();
  const { code } = place.merchant;
  const sent = {
    payload: await solid(30).png().toBuffer(),
    headers: { 'content-type': 'image/png' },
  };
  const picture = (await place.member.call(addFeedbackPicture, {}, sent)).value['id'];
  const id = await send(place, { pictureIds: [picture] });
  expect((await feedback('list', code)).stdout).toContain(', 1 picture\n');
  const file = join(folder, 'one.webp');
  expect((await feedback('picture', code, id, '1', file)).code).toBe(0);
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'webp', width: 30 });
  expect((await feedback('picture', code, id, '1', file)).stderr).toContain('EEXIST');
  expect((await feedback('picture', code, id, '2', file)).stderr).toBe(
    `There is no picture 2 with ${id}.\n`,
  );
});

test('MEMBER-12, T3 what cannot be is one plain sentence, and another merchant’s message is none', async () => {
  const [place, other] = [await openPlace(), await openPlace()];
  const id = await send(place);
  const { code } = other.merchant;
  const said = async (...words: string[]) => {
    const { code: exit, stderr } = await feedback(...words);
    return [exit, stderr.trim()];
  };
  const none = [1, `${code} has no message ${id}.`];
  expect(await said('read', code, id)).toEqual(none);
  expect(await said('answer', code, id, 'Hello')).toEqual(none);
  expect(await said('list', 'nobody')).toEqual([1, 'There is no merchant nobody.']);
  expect(await said('list', code, '--state', 'new')).toEqual([
    1,
    'A state is one of: sent, read, answered.',
  ]);
  expect(await said('read', code, '7')).toEqual([1, '7 is no message’s id: list shows them.']);
  expect(await said('answer', place.merchant.code, id, ' ')).toEqual([
    1,
    'An answer has 1 to 4,000 characters.',
  ]);
  expect((await said())[1]).toMatch(/^Usage: npm run feedback/);
  expect(await seen(place)).toMatchObject([{ state: 'sent' }]);
});
