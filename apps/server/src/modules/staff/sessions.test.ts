// The life of a session in the back office, and what a call of it may do: judged in the transaction of the call.
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { answerTalk, listQueue } from '@parlour/contract/chat/staff-calls';
import { chooseMerchant, whoAmI } from '@parlour/contract/staff/console-calls';
import { consoleHeader, staffCookie } from '@parlour/contract/staff/console-cookies';
import { staffRealm } from '@parlour/contract/staff/realm';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant, forMerchant } from '@parlour/database/testing/fixtures';
import { holdBack } from '@parlour/edge/testing/raw-socket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  consoleOrigin,
  startTestConsole,
  type StaffPerson,
  type TestConsole,
} from '../../testing/test-console.ts';
import { keepExpiredRemoved } from '../../expiry.ts';
import { guardDatabase } from './guard-database.ts';
import { staffExpiry } from './index.ts';
import { staffSessionFinder } from './sessions.ts';

const minute = 60_000;
let office: TestConsole;
beforeAll(async () => {
  office = await startTestConsole();
});
afterAll(() => office.close());

const isIn = async ({ browser }: StaffPerson, headers: Record<string, string> = {}) =>
  (await browser.call(whoAmI, {}, { headers })).success;
const deps = () => ({ database: office.database, clock: () => new Date(office.now()) });

/** A merchant with a member's talk, and somebody who works for it. */
async function openDesk() {
  const { ownerUrl } = office.urls;
  const { code } = await createMerchant(ownerUrl);
  const { id: memberId } = await createMember(ownerUrl, code);
  const at = new Date(office.now());
  const talk = { merchantCode: code, id: randomUUID(), memberId, clientId: randomUUID() };
  await forMerchant(ownerUrl, code, (tx) =>
    insertRows(tx, 'chat_talk', [{ ...talk, subject: 'A ticket', beganAt: at, lastAt: at }]),
  );
  const person = await office.join('support', code);
  const messages = async () => {
    const text = 'select count(*)::int as count from chat_message';
    const [found] = await forMerchant(ownerUrl, code, (tx) => runStatement(tx, text));
    return found?.['count'];
  };
  return { code, id: talk.id, person, messages };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;
const answer = ({ code: merchant, id, person }: Desk) =>
  person.browser.call(answerTalk, { merchant, id, clientId: randomUUID(), text: 'Hello' });

describe('a session', () => {
  test('STAFF-03, S1 ends after 15 minutes without an action; a page that asks by itself does none', async () => {
    const person = await office.join('support');
    for (let each = 0; each < 3; each += 1) {
      office.pass(14 * minute);
      expect(await isIn(person)).toBe(true);
    }
    office.pass(8 * minute);
    expect(await isIn(person, { activity: 'none' })).toBe(true);
    office.pass(7 * minute);
    expect(await isIn(person)).toBe(false);
  });

  test('STAFF-03, S1 ends after 12 hours however busy', async () => {
    const person = await office.join('support');
    for (let each = 0; each < 71; each += 1) {
      office.pass(10 * minute);
      expect(await isIn(person)).toBe(true);
    }
    office.pass(10 * minute);
    expect(await isIn(person)).toBe(false);
  });

  test('STAFF-03, S2 ends at once when its account is disabled, and no login opens another one', async () => {
    const person = await office.join('support');
    await office.accounts.disableStaff({ mail: person.mail });
    const refused = await person.browser.call(whoAmI);
    expect([refused.status, refused.errorCode]).toEqual([401, 'not_logged_in']);
    expect((await office.logIn(person)).errorCode).toBe('login_refused');
  });

  test('STAFF-04 works for one merchant, which is chosen among those of its roles', async () => {
    const { ownerUrl } = office.urls;
    const [one, two, other] = await Promise.all([1, 2, 3].map(() => createMerchant(ownerUrl)));
    const codes = [one?.code ?? '', two?.code ?? ''];
    const person = await office.join('support', codes[0]);
    await office.accounts.inviteStaff({
      mail: person.mail,
      role: 'manager',
      merchant: codes[1] ?? '',
    });
    const { value } = await person.browser.call(whoAmI);
    const named = (value['merchants'] as { merchant: string; roles: string[] }[]).map(
      ({ merchant, roles }) => [merchant, ...roles],
    );
    expect(named).toEqual(
      [
        [codes[0], 'support'],
        [codes[1], 'manager'],
      ].toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
    expect((await office.choose(person, codes[1] ?? '')).success).toBe(true);
    expect((await person.browser.call(whoAmI)).value['merchant']).toBe(codes[1]);
    const [foreign, missing] = [other?.code ?? '', 'nobody'];
    const refusals = [await office.choose(person, foreign), await office.choose(person, missing)];
    expect(refusals.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      [404, 'no_merchant'],
      [404, 'no_merchant'],
    ]);
    expect(refusals[0]?.body.replaceAll(foreign, missing)).toBe(refusals[1]?.body);
    const owner = await office.join('owner');
    expect((await owner.browser.call(whoAmI)).value['merchant']).toBeNull();
    expect((await office.choose(owner, foreign)).success).toBe(true);
  });
});

test('STAFF-03 what is over is removed, and a device is known for 400 days', async () => {
  const person = await office.join('support');
  await office.accounts.inviteStaff({ mail: 'late@example.com', role: 'support' });
  const merchants = { list: async () => [{ code: staffRealm }] };
  const removal = keepExpiredRemoved({ ...deps(), merchants, rest: async () => undefined }, [
    staffExpiry,
  ]);
  const counted = async (table: string) => {
    const text = `select count(*)::int as count from ${table}`;
    const [found] = await forMerchant(office.urls.ownerUrl, staffRealm, (tx) =>
      runStatement(tx, text),
    );
    return Number(found?.['count']);
  };
  const run = async () => {
    await removal.run(new AbortController().signal);
    const tables = ['staff_session', 'staff_invitation', 'staff_device'];
    return Promise.all(tables.map(async (table) => (await counted(table)) > 0));
  };
  expect(await run()).toEqual([true, true, true]);
  office.pass(13 * 60 * minute);
  expect(await run()).toEqual([false, true, true]);
  office.pass((12 * 60 + 1) * minute);
  expect(await run()).toEqual([false, false, true]);
  expect((await office.logIn(person, { browser: person.browser })).success).toBe(true);
  office.pass(401 * 24 * 60 * minute);
  expect(await run()).toEqual([false, false, false]);
});

describe('a call', () => {
  test.each<[what: string, change: (desk: Desk) => Promise<unknown> | void]>([
    ['its account was disabled', ({ person: { mail } }) => office.accounts.disableStaff({ mail })],
    ['it has been idle for 15 minutes', () => office.pass(15 * minute)],
    ['12 hours are over', () => office.pass(12 * 60 * minute)],
  ])('STAFF-04, H6 is refused in its transaction when meanwhile %s', async (_, change) => {
    const desk = await openDesk();
    const cookie = desk.person.browser.session ?? '';
    const session = await staffSessionFinder(deps())(cookie, true);
    if (!session) throw new Error('there is no session');
    const { database } = guardDatabase(deps(), { name: 'answerTalk', session });
    const write = () => database.transaction(desk.code, async () => 'written');
    expect(await write()).toBe('written');
    await change(desk);
    await expect(write()).rejects.toMatchObject({ code: 'not_logged_in' });
  });

  test('STAFF-04 is refused where the account has a role without the right, and where it has none', async () => {
    const desk = await openDesk();
    const session = await staffSessionFinder(deps())(desk.person.browser.session ?? '', true);
    if (!session) throw new Error('there is no session');
    const write = (name: 'inviteStaff' | 'answerTalk', code: string) =>
      guardDatabase(deps(), { name, session }).database.transaction(code, async () => 'written');
    await expect(write('inviteStaff', desk.code)).rejects.toMatchObject({ code: 'not_allowed' });
    const other = await openDesk();
    await expect(write('answerTalk', other.code)).rejects.toMatchObject({ code: 'no_merchant' });
    const { database, wasAsked } = guardDatabase(deps(), { name: 'listQueue', session });
    expect(wasAsked()).toBe(false);
    expect(() => database.query(desk.code, async () => 1)).toThrow('works in transactions only');
    expect(() => database.pool).toThrow('works in transactions only');
  });

  test('STAFF-04, H6 with its body held back over a disabling changes nothing', async () => {
    const desk = await openDesk();
    let heads = 0;
    office.app.server.on('request', () => (heads += 1));
    await office.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = office.app.server.address() as AddressInfo;
    const body = JSON.stringify({ clientId: randomUUID(), text: 'Late' });
    const head = [
      `POST /ops/${desk.code}/chat/${desk.id}/messages HTTP/1.1`,
      `Host: ${new URL(consoleOrigin).host}`,
      `Origin: ${consoleOrigin}`,
      `${consoleHeader}: 1`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Cookie: ${staffCookie}=${desk.person.browser.session}`,
      'Connection: close',
    ];
    const { finish } = await holdBack(port, `${head.join('\r\n')}\r\n\r\n`);
    await vi.waitFor(() => expect(heads).toBe(1), 10_000);
    await office.accounts.disableStaff({ mail: desk.person.mail });
    expect((await finish(body)).status).toBe(401);
    expect(await desk.messages()).toBe(0);
  });

  test('STAFF-04, H6 of thirty beside a disabling writes nothing after it', async () => {
    const desk = await openDesk();
    expect((await answer(desk)).success).toBe(true);
    const writing = Array.from({ length: 30 }, () => answer(desk));
    await office.accounts.disableStaff({ mail: desk.person.mail });
    const then = await desk.messages();
    const replies = await Promise.all(writing);
    expect(await desk.messages()).toBe(then);
    const written = replies.filter(({ success }) => success).length;
    expect(written + 1).toBe(then);
    const refused = replies.filter(({ success }) => !success);
    expect(new Set(refused.map(({ status }) => status)).difference(new Set([401]))).toEqual(
      new Set(),
    );
  });

  test('STAFF-01, STAFF-04 is judged by the roles that are left, from the next transaction on', async () => {
    const desk = await openDesk();
    const { person, code } = desk;
    const { mail } = person;
    expect((await answer(desk)).success).toBe(true);
    await office.accounts.inviteStaff({ mail, role: 'manager' });
    await office.accounts.removeStaffRole({ mail, role: 'support', merchant: code });
    expect((await answer(desk)).success).toBe(true);
    await office.accounts.removeStaffRole({ mail, role: 'manager' });
    const refused = await answer(desk);
    expect([refused.status, refused.errorCode]).toEqual([404, 'no_merchant']);
    expect(await isIn(person)).toBe(true);
    expect((await person.browser.call(whoAmI)).value['merchants']).toEqual([]);
    expect(await desk.messages()).toBe(2);
  });

  test('STAFF-04 of somebody who has chosen another merchant meanwhile is refused', async () => {
    const { code } = await openDesk();
    const owner = await office.join('owner');
    await office.choose(owner, code);
    expect((await owner.browser.call(listQueue, { merchant: code })).success).toBe(true);
    const { code: next } = await createMerchant(office.urls.ownerUrl);
    await owner.browser.call(chooseMerchant, { merchant: next });
    const refused = await owner.browser.call(listQueue, { merchant: code });
    expect([refused.status, refused.errorCode]).toEqual([404, 'no_merchant']);
  });
});
