import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { chatProviders } from './providers.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

/** Returns the rows of a page's table as texts. */
const rowsOf = (body: string): string[][] =>
  [...body.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell))
    .filter((cells) => cells.length > 0);
const toldAt = async (address: string) => {
  const { status, body } = await sandbox.ask('GET', address);
  expect(status).toBe(200);
  return { body, rows: rowsOf(body) };
};

it.each([
  [
    'AICAN',
    'name=tala&category=Gold%20VIP',
    [
      ['name', 'tala'],
      ['category', 'Gold VIP'],
    ],
  ],
  ['MIDUOKE', 'visitorname=tala', [['visitorname', 'tala']]],
  ['LIVECHAT', 'name=tala', [['name', 'tala']]],
  ['COMM100', 'CUSTOM!username=tala', [['CUSTOM!username', 'tala']]],
  ['COMM100VIP', 'CUSTOM!username=tala', [['CUSTOM!username', 'tala']]],
])('CHAT-04 %s shows what its link told of the member', async (csType, query, told) => {
  const provider = chatProviders.find((each) => each.csType === csType);
  const own = provider?.query ?? '?lang=en';
  const { body, rows } = await toldAt(`${provider?.path}${own}&${query}`);
  expect(body).toContain(`<h1 class="t2">${csType} chat</h1>`);
  expect(body).toContain('The link told who you are.');
  expect(rows.filter(([, , isRead]) => isRead === 'yes').map((row) => row.slice(0, 2))).toEqual(
    told,
  );
  expect(rows).toHaveLength(own.split('=').length - 1 + told.length);
});
it('CHAT-04 a link without a name brings a guest, and one without anything tells nothing', async () => {
  const { body, rows } = await toldAt('/outside-chat/aican?language=TH&headerColor=%230d0a14');
  expect(body).toContain('You came as a guest.');
  expect(rows).toEqual([
    ['language', 'TH', 'no'],
    ['headerColor', '#0d0a14', 'no'],
  ]);
  expect((await toldAt('/outside-chat/aican')).body).toContain('The link told nothing.');
});
it('CHAT-04 what was told stands escaped', async () => {
  const { body } = await toldAt('/outside-chat/aican?name=%3Cb%3Etala');
  expect(body).toContain('&lt;b&gt;tala');
  expect(body).not.toContain('<b>tala');
});
it('CHAT-02, CHAT-04 the inbox lists each link with what it told, and the home page the links', async () => {
  await toldAt('/outside-chat/licence/1001/open_chat.cgi?name=from-the-inbox');
  await toldAt('/chat?language=UR');
  await expect
    .poll(async () => (await sandbox.ask('GET', '/outside-chat/inbox')).body)
    .toContain('open_chat.cgi?name=from-the-inbox');
  await expect
    .poll(async () => (await sandbox.ask('GET', '/outside-chat/inbox')).body)
    .toContain('/chat?language=UR');
  const { body } = await sandbox.ask('GET', '/outside-chat');
  for (const { csType, path } of chatProviders) {
    expect(body).toContain(path);
    expect(body).toContain(`${csType}: shows`);
  }
});
