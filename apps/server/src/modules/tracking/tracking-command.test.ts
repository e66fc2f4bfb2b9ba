// `npm run tracking`, run as on a command line, on a database with events of two campaigns.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { insertRows } from '@parlour/database/statements/run-statement';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase();
});
afterAll(() => urls.drop());

const script = resolve(import.meta.dirname, '../../../../../scripts/tracking/command.ts');
type Outcome = { code: number; stdout: string; stderr: string };

async function tracking(...words: string[]): Promise<Outcome> {
  const env = { ...process.env, STAFF_DATABASE_URL: urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], { env });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

/** The evening of a day in Manila, which is the next morning there. */
const at = new Date(Date.now() - 24 * 3_600_000);
at.setUTCHours(20, 0, 0, 0);
const nextDay = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

async function open() {
  const { code: merchantCode } = await createMerchant(urls.ownerUrl, { timeZone: 'Asia/Manila' });
  const member = await createMember(urls.ownerUrl, merchantCode);
  const [spring, plain] = [randomUUID(), randomUUID()];
  const browser = (id: string, parameters: object) => ({
    merchantCode,
    id,
    firstAt: at,
    seenAt: at,
    domain: 'lumen.example',
    parameters,
    agreed: ['usage'],
  });
  const event = (name: string, browserId: string, memberId: string | null = null) => ({
    merchantCode,
    id: randomUUID(),
    name,
    happenedAt: at,
    receivedAt: at,
    browserId,
    memberId,
    about: { vendor: 'ACME' },
  });
  const opened = event('firstOpen', spring);
  const played = [event('gameLaunch', spring, member.id), event('gameLaunch', spring, member.id)];
  const events = [
    opened,
    event('firstOpen', plain),
    event('register', spring, member.id),
    ...played,
    event('viewContent', spring),
  ];
  const delivery = (network: string, rest: object) => ({
    merchantCode,
    network,
    eventId: opened.id,
    eventName: 'firstOpen',
    madeAt: at,
    dueAt: at,
    ...rest,
  });
  await forMerchant(urls.ownerUrl, merchantCode, async (tx) => {
    await insertRows(tx, 'tracked_browser', [
      browser(spring, { utm_campaign: 'spring\u001b[31m' }),
      browser(plain, {}),
    ]);
    await insertRows(tx, 'tracked_event', events);
    const late = {
      tries: 9,
      endedAt: at,
      outcome: 'late',
      trouble: 'status 503',
      person: { fbc: 'fb.1.1.A' },
    };
    await insertRows(tx, 'tracked_delivery', [delivery('meta', late)]);
    await insertRows(tx, 'tracked_delivery', [delivery('ga4', { tries: 0 })]);
  });
  const rows = <Row extends object>(text: string) =>
    forMerchant(urls.ownerUrl, merchantCode, (tx) => runStatement<Row>(tx, text, [merchantCode]));
  return { merchantCode, member, opened, rows };
}

test('TRACK-03 the funnel counts visits, registrations and first plays of each campaign, by the merchant’s day', async () => {
  const { merchantCode } = await open();
  const { code, stdout } = await tracking('funnel', merchantCode);
  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toEqual([
    'day         visits  registrations  plays  deposits  campaign',
    `${nextDay}       1              0      0         0  (none)`,
    expect.stringMatching(
      new RegExp(`^${nextDay}       1              1      1         0  spring`),
    ),
  ]);
  // A campaign's name comes from an address that anybody may write.
  expect(stdout).not.toContain('\u001b');
});

test('TRACK-03 show follows an event from the browser to the networks', async () => {
  const { merchantCode, opened } = await open();
  const { code, stdout } = await tracking('show', opened.id);
  expect(code).toBe(0);
  expect(stdout).toContain(`firstOpen at ${merchantCode}, ${at.toISOString()}`);
  expect(stdout).toContain('ga4: waits until');
  expect(stdout).toContain('meta: late at');
  expect(stdout).toContain('after 9 calls: status 503');
  expect(stdout).not.toContain('fb.1.1.A');
});

test('TRACK-03 retry makes due what was too late, and nothing else', async () => {
  const { merchantCode, rows } = await open();
  expect(await tracking('retry', merchantCode)).toMatchObject({
    code: 0,
    stdout: 'Networks will be told once more: 1 event.\n',
  });
  const left = await rows<{ outcome: string | null; tries: number }>(
    'select outcome, tries from tracked_delivery where merchant_code = $1',
  );
  expect(left).toEqual([
    { outcome: null, tries: 0 },
    { outcome: null, tries: 0 },
  ]);
});

test('C4, TRACK-03 forget removes what is personal of a member, and the counts stay', async () => {
  const { merchantCode, member, rows } = await open();
  expect(await tracking('forget', merchantCode, member.username)).toMatchObject({
    code: 0,
    stdout: `3 events and 1 browser of ${member.username} are forgotten.\n`,
  });
  const [left] = await rows<{ events: number; persons: number }>(
    `select count(*)::int as events, count(member_id)::int as persons from tracked_event where merchant_code = $1`,
  );
  expect(left).toEqual({ events: 6, persons: 0 });
  const { stdout } = await tracking('funnel', merchantCode);
  expect(stdout).toContain(`${nextDay}       2              1      2         0  (none)`);
});

test.each([
  ['no event of that id', ['show', randomUUID()], /There is no event/],
  ['an id that is none', ['show', '7'], /which is a UUID/],
  ['no such merchant', ['funnel', 'nowhere'], /There is no merchant nowhere/],
  ['too many days', ['funnel', 'lumen', '--days', '200'], /from 1 to 182/],
  ['no such command', ['list'], /Usage/],
])('HOUSE %s is said in a sentence', async (_, words, said) => {
  const { code, stderr } = await tracking(...words);
  expect(code).toBe(1);
  expect(stderr).toMatch(said);
});
