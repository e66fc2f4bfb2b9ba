// Streams of the back office: the process listens on a port and hears of changes by Postgres, as in production.
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { answerTalk, takeTalk } from '@parlour/contract/chat/staff-calls';
import { tellWriting } from '@parlour/contract/chat/calls';
import { logOutStaff, openStaffSignals, whoAmI } from '@parlour/contract/staff/console-calls';
import { consoleHeader, staffCookie } from '@parlour/contract/staff/console-cookies';
import { noteChange } from '@parlour/database/noted-changes';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { createPostgresBus, type PostgresBus } from '@parlour/database/signals/postgres-bus';
import { createMerchant } from '@parlour/database/testing/fixtures';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { begin, openChatSite, send, type ChatSeat } from '../../chat/testing/chat-site.ts';
import {
  consoleOrigin,
  startTestConsole,
  type StaffPerson,
  type TestConsole,
} from '../../../testing/test-console.ts';

const minute = 60_000;
const buses: PostgresBus[] = [];
let chat: Awaited<ReturnType<typeof openChatSite>>;
let office: TestConsole;
let bus: PostgresBus;

async function listenAs(url: string): Promise<PostgresBus> {
  const made = createPostgresBus((handlers) =>
    openChangeLine({
      url,
      onMerchant: async () => undefined,
      onTrouble: () => undefined,
      ...handlers,
    }),
  );
  buses.push(made);
  await vi.waitUntil(() => made.isHearing(), 5_000);
  return made;
}
beforeAll(async () => {
  chat = await openChatSite();
  const { urls, now, database } = chat.site;
  const ofSite = await listenAs(urls.appUrl);
  database.hearChanges((merchantCode, noted) =>
    ofSite.send(noted.map((each) => ({ merchantCode, ...each }))),
  );
  bus = await listenAs(urls.staffUrl);
  office = await startTestConsole({ urls, now, signals: bus });
  await office.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await office.close();
  await Promise.all(buses.map(({ close }) => close()));
  await chat.close();
});

type ReadStream = {
  status: number;
  headers: IncomingHttpHeaders;
  text: () => string;
  /** The number of changes that were reported. */
  told: () => number;
  isOver: () => boolean;
  leave: () => void;
};

type SentHeaders = Record<string, string | null>;

/** Opens a stream; a header that is null is left out. */
const listen = (
  { browser }: Pick<StaffPerson, 'browser'>,
  sent: SentHeaders = {},
): Promise<ReadStream> =>
  new Promise((resolve, reject) => {
    const { port } = office.app.server.address() as AddressInfo;
    const all: SentHeaders = {
      host: new URL(consoleOrigin).host,
      [consoleHeader]: '1',
      ...(browser.session && { cookie: `${staffCookie}=${browser.session}` }),
      ...sent,
    };
    const headers = Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
    const asked = request({ host: '127.0.0.1', port, path: openStaffSignals.path, headers });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      let isOver = false;
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('close', () => (isOver = true));
      response.on('error', () => (isOver = true));
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        told: () => text.split('event: changed\ndata: {"what":["chat"]}\n\n').length - 1,
        isOver: () => isOver,
        leave: () => void response.destroy(),
      });
    });
    asked.end();
  });

type Desk = ChatSeat & { code: string; id: string; person: StaffPerson };
async function openDesk(): Promise<Desk> {
  const seat = await chat.sit(await chat.openMerchant());
  const { code } = seat.merchant;
  return { ...seat, code, id: await begin(seat), person: await office.join('support', code) };
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });
const takeTurn = () => office.streams.work.run(new AbortController().signal);

describe('a stream of the back office', () => {
  test('STAFF-07 says that the chat has changed, for the merchant of the session alone, and carries nothing', async () => {
    const [desk, other] = [await openDesk(), await openDesk()];
    const [stream, foreign] = [await listen(desk.person), await listen(other.person)];
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    await send(desk, desk.id);
    await soon(() => expect(stream.told()).toBe(1));
    expect(stream.text()).toBe(': begun\n\nevent: changed\ndata: {"what":["chat"]}\n\n');
    await desk.visitor.call(tellWriting, { id: desk.id });
    await soon(() => expect(stream.told()).toBe(2));
    const talk = { merchant: desk.code, id: desk.id };
    await desk.person.browser.call(takeTalk, talk);
    await soon(() => expect(stream.told()).toBe(3));
    await desk.person.browser.call(answerTalk, { ...talk, clientId: randomUUID(), text: 'Hello' });
    await soon(() => expect(stream.told()).toBe(4));
    expect(foreign.text()).toBe(': begun\n\n');
    for (const each of [stream, foreign]) each.leave();
  });

  test('STAFF-07 reports no other change of members, and none that was undone', async () => {
    const { code, member, person } = await openDesk();
    const stream = await listen(person);
    const { database } = chat.site;
    for (const what of ['balance', 'notification', 'session', 'site'] as const) {
      await database.transaction(code, async (tx) => noteChange(tx, { memberId: member.id, what }));
    }
    const undone = database.transaction(code, async (tx) => {
      noteChange(tx, { memberId: null, what: 'desk' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await database.transaction(code, async (tx) =>
      noteChange(tx, { memberId: null, what: 'desk' }),
    );
    await soon(() => expect(stream.told()).toBe(1));
    expect(stream.text()).toBe(': begun\n\nevent: changed\ndata: {"what":["chat"]}\n\n');
    stream.leave();
  });

  test('STAFF-07 is commented at each turn, and ends after 8 to 12 minutes', async () => {
    const { person } = await openDesk();
    const streams = await Promise.all([1, 2, 3].map(() => listen(person)));
    expect(office.streams.work.everyMs).toBeLessThanOrEqual(25_000);
    await takeTurn();
    for (const { text } of streams) {
      await soon(() => expect(text()).toBe(': begun\n\n: still here\n\n'));
    }
    chat.site.pass(8 * minute - 1);
    await takeTurn();
    expect(streams.map(({ isOver }) => isOver())).toEqual([false, false, false]);
    chat.site.pass(3.5 * minute + 1);
    await takeTurn();
    for (const { isOver } of streams) await soon(() => expect(isOver()).toBe(true));
  });

  test('STAFF-07 is refused without a session, header or merchant, and is found at no other host', async () => {
    const { person } = await openDesk();
    expect((await listen({ browser: office.open() })).status).toBe(401);
    const forged = { browser: { ...person.browser, session: 'A'.repeat(43) } };
    expect((await listen(forged)).status).toBe(401);
    expect((await listen(person, { [consoleHeader]: null })).status).toBe(403);
    expect((await listen(person, { host: 'lumen.localhost' })).status).toBe(404);
    const owner = await office.join('owner');
    expect((await listen(owner)).status).toBe(404);
  });

  test('STAFF-07 a person has twenty of a process at most, and is told when to come again', async () => {
    const { person } = await openDesk();
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(person)));
    const refused = await listen(person);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    streams[0]?.leave();
    await vi.waitFor(async () => {
      const again = await listen(person);
      again.leave();
      expect(again.status).toBe(200);
    }, 5_000);
    for (const { leave } of streams) leave();
  });

  test('STAFF-07 more than a hundred a second are told when to come again', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => openDesk()));
    // All within one second of the limit's clock, however long they take.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const all = people.flatMap(({ person }) => Array.from({ length: 20 }, () => listen(person)));
    const streams = await Promise.all(all);
    clock.mockRestore();
    for (const { leave } of streams) leave();
    const refused = streams.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    const waits = refused.map(({ headers }) => Number(headers['retry-after']));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1);
    const { person } = await openDesk();
    await vi.waitFor(async () => {
      const again = await listen(person);
      again.leave();
      expect(again.status).toBe(200);
    }, 5_000);
  });
});

describe('the session of a stream', () => {
  test('STAFF-07, S1 is not extended by it, and its end is that of the stream', async () => {
    const { person } = await openDesk();
    const first = await listen(person);
    chat.site.pass(7 * minute);
    const second = await listen(person);
    expect([first.status, second.status]).toEqual([200, 200]);
    chat.site.pass(8 * minute);
    expect((await person.browser.call(whoAmI)).status).toBe(401);
    expect((await listen(person)).status).toBe(401);
    await takeTurn();
    for (const { isOver } of [first, second]) await soon(() => expect(isOver()).toBe(true));
  });

  test.each<[what: string, change: (desk: Desk) => Promise<unknown>]>([
    ['is logged out', ({ person }) => person.browser.call(logOutStaff)],
    ['is replaced', ({ person }) => office.logIn(person, { browser: person.browser })],
    ['is of a disabled account', ({ person: { mail } }) => office.accounts.disableStaff({ mail })],
  ])('STAFF-07, S2 that %s ends its stream at once, and no other', async (_, change) => {
    const [desk, other] = [await openDesk(), await openDesk()];
    const [stream, staying] = [await listen(desk.person), await listen(other.person)];
    await change(desk);
    await soon(() => expect(stream.isOver()).toBe(true));
    expect(staying.isOver()).toBe(false);
    staying.leave();
  });

  test('STAFF-07 that chooses another merchant ends its stream at once, and the next is about that one', async () => {
    const desk = await openDesk();
    const { code: other } = await createMerchant(office.urls.ownerUrl);
    const owner = await office.join('owner');
    await office.choose(owner, other);
    const stream = await listen(owner);
    await office.choose(owner, desk.code);
    await soon(() => expect(stream.isOver()).toBe(true));
    const next = await listen(owner);
    await send(desk, desk.id);
    await soon(() => expect(next.told()).toBe(1));
    expect(stream.told()).toBe(0);
    next.leave();
  });

  test('STAFF-07 whose person loses the role ends its stream at once, and keeps it with another role', async () => {
    const { code, person } = await openDesk();
    const { mail } = person;
    await office.accounts.inviteStaff({ mail, role: 'manager', merchant: code });
    const stream = await listen(person);
    await office.accounts.removeStaffRole({ mail, role: 'support', merchant: code });
    await takeTurn();
    expect(stream.isOver()).toBe(false);
    await office.accounts.removeStaffRole({ mail, role: 'manager', merchant: code });
    await soon(() => expect(stream.isOver()).toBe(true));
    expect((await listen(person)).status).toBe(404);
  });
});

test('STAFF-07, SIG-06 a process that does not hear the others has no streams until it does', async () => {
  const desk = await openDesk();
  const stream = await listen(desk.person);
  const superuser = new pg.Client({ connectionString: office.urls.superuserUrl });
  await superuser.connect();
  await superuser.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlour changes' and datname = current_database()",
  );
  await superuser.end();
  await soon(() => expect(stream.isOver()).toBe(true));
  await vi.waitUntil(() => buses.every(({ isHearing }) => isHearing()), 10_000);
  const again = await listen(desk.person);
  expect(again.status).toBe(200);
  await send(desk, desk.id);
  await soon(() => expect(again.told()).toBe(1));
  again.leave();
});
