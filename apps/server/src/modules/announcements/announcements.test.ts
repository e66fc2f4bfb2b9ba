import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import {
  importGroup as importAnnouncements,
  listEverything as listAnnouncements,
  lostByImport,
  removeFromGroup as removeAnnouncements,
} from './change-announcements.ts';
import { ContentFault, readAnnouncements } from './read-announcements.ts';

const script = join(import.meta.dirname, '../../../../../scripts/announcements/command.ts');
const folder = mkdtempSync(join(tmpdir(), 'content-'));
let urls: TestDatabase;
let database: Database;
beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.staffUrl });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
  await urls.drop();
});

const openMerchant = async () => ({
  database,
  merchantCode: (await createMerchant(urls.ownerUrl)).code,
});

type Item = AnnouncementFile['announcements'][number];
const item = (traits: Partial<Item> = {}): Item => ({
  id: 'news',
  audience: 'members',
  texts: { EN: { title: 'News', content: '<p>Read on</p>' } },
  ...traits,
});
const group = (...announcements: Item[]): AnnouncementFile => ({ group: 'm_home', announcements });
const faultsOf = (json: unknown): string => {
  try {
    readAnnouncements(json);
  } catch (error) {
    return error instanceof ContentFault ? error.message : String(error);
  }
  return 'none';
};

test.each<[string, unknown, string]>([
  ['no object', 7, 'the file: must be an object in { }'],
  [
    'no announcements',
    { group: 'm_home', announcements: [] },
    'announcements: must have at least 1 entry',
  ],
  [
    'an unknown key',
    { ...group(item()), colour: 1 },
    'the file: has a name that is not known: colour',
  ],
  ['a group with a space', { ...group(item()), group: 'm home' }, 'group: is no word of letters'],
  ['no English', group(item({ texts: { TH: { title: 'a', content: 'b' } } })), 'has no EN'],
  ['an id twice', group(item(), item()), 'announcements: has an id twice'],
  ['an id with a slash', group(item({ id: 'a/b' })), 'announcements.0.id: is no name of small'],
  [
    'an unknown audience',
    group(item({ audience: 'all' as 'members' })),
    'announcements.0.audience',
  ],
  ['a link by http', group(item({ goTo: 'http://a.test/' })), 'announcements.0.goTo: is no page'],
  ['a script as a link', group(item({ goTo: 'javascript:alert(1)' })), 'announcements.0.goTo'],
  ['a host as a path', group(item({ goTo: '//a.test/m/x' })), 'announcements.0.goTo'],
  [
    'an end before its beginning',
    group(item({ startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' })),
    'announcements.0.endsAt: is not after startsAt',
  ],
  [
    'a time without an offset',
    group(item({ startsAt: '2026-11-02T00:00:00' })),
    'announcements.0.startsAt',
  ],
  [
    'nothing but a script',
    group(item({ texts: { EN: { title: 'a', content: '<script>x</script>' } } })),
    'news, EN: nothing of its content is left',
  ],
])('POP-02 a file with %s is refused and says where', (_what, json, fault) => {
  expect(faultsOf(json)).toContain(fault);
});

test('V3 what is kept of HTML are a few plain tags and links to https, to http and to the site', () => {
  const content =
    '<h1>Hi</h1><p style="color:red" onclick="x()">a <b>b</b> <a href="/m/feedback">c</a> <a href="javascript:x()">d</a><a href="http://a.test/">e</a></p><img src=x onerror=x()><iframe src="/m/home"></iframe>';
  const read = readAnnouncements(group(item({ texts: { EN: { title: '<b>A</b>', content } } })));
  expect(read.announcements[0]?.texts.EN).toEqual({
    // A title is plain text, and shown as such.
    title: '<b>A</b>',
    content:
      '<h2>Hi</h2><p>a <b>b</b> <a href="/m/feedback">c</a> <a>d</a><a href="http://a.test/">e</a></p>',
  });
});

test('POP-02 a group is replaced whole: what is new is young, what says the same keeps its age', async () => {
  const place = await openMerchant();
  const [first, second] = [new Date('2026-11-01'), new Date('2026-11-02')];
  const before = group(item(), item({ id: 'other' }), item({ id: 'gone' }));
  await importAnnouncements(place, readAnnouncements(before), { at: first });
  const after = {
    ...group(
      item({ id: 'other', audience: 'guests', goTo: '/m/register' }),
      item({ texts: { EN: { title: 'News', content: '<p>Read more</p>' } } }),
    ),
    checkbox: 'never' as const,
  };
  await importAnnouncements(place, readAnnouncements(after), { at: second });
  const { groups, announcements } = await listAnnouncements(place);
  expect(groups).toMatchObject([{ groupName: 'm_home', checkbox: 'never' }]);
  expect(announcements).toMatchObject([
    { id: 'other', execution: 'B', activityUrl: '/m/register', createdAt: first },
    { id: 'news', execution: 'A', contents: { EN: '<p>Read more</p>' }, createdAt: second },
  ]);
});

test('POP-02 one announcement is taken away, with the last one its group, and nothing of another merchant', async () => {
  const [place, other] = [await openMerchant(), await openMerchant()];
  const written = readAnnouncements(group(item(), item({ id: 'other' })));
  const at = new Date();
  for (const each of [place, other]) await importAnnouncements(each, written, { at });
  await removeAnnouncements(place, { group: 'm_home', id: 'news' }, { at });
  expect((await listAnnouncements(place)).announcements).toMatchObject([{ id: 'other' }]);
  await removeAnnouncements(place, { group: 'm_home' }, { at });
  expect(await listAnnouncements(place)).toEqual({ groups: [], announcements: [] });
  await expect(removeAnnouncements(place, { group: 'm_home' }, { at })).rejects.toThrow(
    'the group m_home has no announcements',
  );
  expect((await listAnnouncements(other)).announcements).toHaveLength(2);
  await expect(
    importAnnouncements({ ...place, merchantCode: 'nobody' }, written, { at }),
  ).rejects.toThrow('There is no merchant nobody');
});

test('POP-02 an import over what no file may say any more tells what that is, in our words', async () => {
  const place = await openMerchant();
  const written = readAnnouncements(group(item()));
  await importAnnouncements(place, written, { at: new Date() });
  await forMerchant(urls.ownerUrl, place.merchantCode, (tx) =>
    runStatement(tx, 'update popup set titles = $1', [{ EN: 'x'.repeat(81) }]),
  );
  await expect(lostByImport(place, written)).rejects.toThrow(
    new ContentFault([
      'what is there now, announcements.0.texts.EN.title: must have at most 80 characters',
    ]),
  );
});

/** Runs the command as an operator types it. */
const runContent = (...words: string[]) => runAnswering('', ...words);

function runAnswering(input: string, ...words: string[]) {
  const command = [script, ...words];
  const env = { ...process.env, STAFF_DATABASE_URL: urls.staffUrl };
  const ran = spawnSync(process.execPath, command, { env, input, encoding: 'utf8' });
  return { status: ran.status, said: ran.stdout + ran.stderr };
}

test('L1, POP-02 the command imports, lists and removes, and each change leaves an event with who made it; a bad file changes nothing', async () => {
  const { merchantCode } = await openMerchant();
  const good = join(folder, 'good.json');
  const bad = join(folder, 'bad.json');
  writeFileSync(good, JSON.stringify(group(item(), item({ id: 'other', goTo: '/m/activity' }))));
  writeFileSync(bad, JSON.stringify(group(item({ id: 'fine' }), item({ id: 'Not fine' }))));
  expect(runContent('import', merchantCode, good)).toMatchObject({ status: 0 });
  const refused = runContent('import', merchantCode, bad);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('announcements.1.id');
  const { said } = runContent('list', merchantCode);
  expect(said).toContain('m_home, checkbox: today');
  expect(said).toContain('other: “News”, for members, EN, goes to /m/activity');
  expect(said).not.toContain('fine');
  expect(runContent('remove', merchantCode, 'm_home', 'news').status).toBe(0);
  const events = await forMerchant(urls.ownerUrl, merchantCode, (tx) =>
    runStatement(
      tx,
      'select action, actor, actor_name as "actorName", about from audit_event order by at, id',
    ),
  );
  expect(events).toMatchObject([
    {
      action: 'content.change',
      actor: 'operator',
      actorName: userInfo().username,
      about: { change: 'import', group: 'm_home', ids: ['news', 'other'] },
    },
    { about: { change: 'remove', group: 'm_home', ids: ['news'] } },
  ]);
}, 60_000);

test('POP-02 an import shows what goes and what changes, and writes only after a yes', async () => {
  const { merchantCode } = await openMerchant();
  const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')];
  const texts = { EN: { title: 'New', content: '<p>Other</p>' } };
  writeFileSync(first, JSON.stringify(group(item(), item({ id: 'gone' }), item({ id: 'same' }))));
  writeFileSync(second, JSON.stringify(group(item({ texts }), item({ id: 'same' }))));
  expect(runContent('import', merchantCode, first)).toMatchObject({ status: 0 });
  // Importing the same file again removes nothing.
  expect(runContent('import', merchantCode, first)).toMatchObject({ status: 0 });
  for (const answer of ['', 'n\n']) {
    const refused = runAnswering(answer, 'import', merchantCode, second);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain('It takes away: gone.\nIt changes: news.');
    expect(refused.said).toContain('Nothing was written. --yes writes without a question.');
  }
  expect(runContent('list', merchantCode).said).toContain('gone: “News”');
  expect(runAnswering('y\n', 'import', merchantCode, second).status).toBe(0);
  expect(runContent('list', merchantCode).said).not.toContain('gone');
  expect(runContent('import', merchantCode, first, '--yes').status).toBe(0);
  expect(runContent('list', merchantCode).said).toContain('gone: “News”');
}, 60_000);

test('POP-02 what is exported says the same when it is imported, and no file is written over', async () => {
  const { merchantCode } = await openMerchant();
  const [file, copy] = [join(folder, 'whole.json'), join(folder, 'copy.json')];
  const whole = group(
    item({
      audience: 'firstLogin',
      texts: {
        EN: { title: 'News', content: '<p>Read <b>on</b></p>' },
        TH: { title: 'ข่าว', content: '<p>อ่าน</p>' },
      },
      promotionType: 'DEPOSIT',
      startsAt: '2026-12-01T10:00:00+08:00',
      endsAt: '2026-12-02T10:00:00Z',
      forcedRead: true,
      goTo: '/m/activity',
    }),
    item({ id: 'plain', audience: 'guests' }),
  );
  writeFileSync(file, JSON.stringify({ ...whole, checkbox: 'never' }));
  expect(runContent('import', merchantCode, file).status).toBe(0);
  expect(runContent('export', merchantCode, copy).status).toBe(0);
  const again = readAnnouncements(JSON.parse(readFileSync(copy, 'utf8')));
  expect(again.checkbox).toBe('never');
  // Nothing is removed or changed, so the command asks no question.
  expect(runContent('import', merchantCode, copy)).toMatchObject({ status: 0 });
  expect(runContent('export', merchantCode, copy)).toMatchObject({ status: 1 });
  const other = runContent('export', merchantCode, join(folder, 'none.json'), 'nothing');
  expect(other).toEqual({ status: 1, said: 'there is no group nothing\n' });
}, 60_000);
