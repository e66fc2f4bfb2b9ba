import { listSessions, logOut } from '@parlour/contract/session/calls';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import { noteChange } from '@parlour/database/noted-changes';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@parlour/database/testing/test-database';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  openStream,
  startSignalProcess,
  type SignalProcess,
} from '../../testing/signal-process.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let urls: TestDatabase;
let here: SignalProcess;
let there: SignalProcess;
beforeAll(async () => {
  urls = await createTestDatabase();
  [here, there] = [await startSignalProcess(urls), await startSignalProcess(urls)];
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await urls.drop();
});

type Seat = { merchant: TestMerchant; member: TestMember; visitor: Visitor };

async function sit(settings: Record<string, string> = {}): Promise<Seat> {
  const merchant = await createMerchant(urls.ownerUrl, settings);
  const member = await createMember(urls.ownerUrl, merchant.code);
  await Promise.all([here.site.merchants.reload(), there.site.merchants.reload()]);
  const visitor = visit(here.site.app, merchant);
  await visitor.logIn(member);
  return { merchant, member, visitor };
}
const listen = (at: SignalProcess, { merchant: { host }, visitor }: Seat) =>
  openStream(at, { host, visitor });

/** Commits a change of the member's balance. */
const change = (at: SignalProcess, { merchant, member }: Seat) =>
  at.site.database.transaction(merchant.code, async (tx) => {
    noteChange(tx, { memberId: member.id, what: 'balance' });
  });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

describe('a stream', () => {
  test('SIG-01 says what has changed, to its member alone, at every process', async () => {
    const [own, other] = [await sit(), await sit()];
    const streams = [await listen(here, own), await listen(there, own)];
    const foreign = await listen(there, other);
    await change(here, own);
    for (const stream of streams) await soon(() => expect(stream.kinds()).toEqual(['balance']));
    await change(there, other);
    await soon(() => expect(foreign.kinds()).toEqual(['balance']));
    expect(streams.map(({ kinds }) => kinds())).toEqual([['balance'], ['balance']]);
    expect(streams[0]?.text()).toBe(': begun\n\nevent: changed\ndata: {"what":["balance"]}\n\n');
    for (const stream of [...streams, foreign]) stream.leave();
  });

  test('SIG-03 can pass proxies: nothing may hold it back, compress it or keep it', async () => {
    const seat = await sit();
    const stream = await listen(here, seat);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    await soon(() => expect(stream.text()).toBe(': begun\n\n'));
    await here.takeTurns();
    await soon(() => expect(stream.text()).toBe(': begun\n\n: still here\n\n'));
    stream.leave();
  });

  test('SIG-03 ends after 8 to 12 minutes, each at a time of its own', async () => {
    const seat = await sit({ 'session.idleMinutes': '30' });
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen(here, seat)));
    const over = () => streams.filter(({ isOver }) => isOver()).length;
    here.site.pass(8 * 60_000 - 1);
    await here.takeTurns();
    expect(over()).toBe(0);
    here.site.pass(105_000);
    await here.takeTurns();
    await soon(() => expect(over()).toBeGreaterThan(0));
    expect(over()).toBeLessThan(12);
    here.site.pass(105_001);
    await here.takeTurns();
    await soon(() => expect(over()).toBe(12));
    here.site.pass(-(8 * 60_000 + 210_000));
  });

  test('SIG-04 guests have none, nor has a session that must change its password', async () => {
    const seat = await sit();
    expect(
      (await listen(here, { ...seat, visitor: visit(here.site.app, seat.merchant) })).status,
    ).toBe(401);
    const half = Object.assign(visit(here.site.app, seat.merchant), { token: seat.visitor.token });
    expect((await listen(here, { ...seat, visitor: half })).status).toBe(401);
    const limited = await createMember(urls.ownerUrl, seat.merchant.code, { password: '{secret}' });
    const visitor = visit(here.site.app, seat.merchant);
    await visitor.logIn(limited);
    expect((await listen(here, { ...seat, visitor })).status).toBe(403);
  });

  test('SIG-04 a member has twenty of a process at most, and is told when to come again', async () => {
    const seat = await sit();
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(here, seat)));
    const refused = await listen(here, seat);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    streams[0]?.leave();
    await vi.waitFor(async () => {
      const again = await listen(here, seat);
      again.leave();
      expect(again.status).toBe(200);
    }, 5_000);
    for (const stream of streams) stream.leave();
  });

  test('SIG-04 more than 600 a second are told when to come again', async () => {
    const seat = await sit({ 'limits.readsPerAddress': '100000' });
    // All within one second of the limit's clock, however long they take.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const streams = await Promise.all(Array.from({ length: 640 }, () => listen(here, seat)));
    clock.mockRestore();
    for (const { leave } of streams) leave();
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const waits = streams.flatMap(({ headers: { 'retry-after': wait } }) =>
      wait === undefined ? [] : [Number(wait)],
    );
    // The others are over a member's twenty.
    expect(waits.filter((wait) => wait < 60).length).toBeGreaterThanOrEqual(40);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1);
    const other = await sit();
    await vi.waitFor(async () => {
      const again = await listen(here, other);
      again.leave();
      expect(again.status).toBe(200);
    }, 5_000);
  });
});

describe('a session', () => {
  test('SIG-05, S1 is not extended by a stream, nor by a call upon a signal', async () => {
    const seat = await sit({ 'session.idleMinutes': '15' });
    const stream = await listen(here, seat);
    here.site.pass(10 * 60_000);
    await here.takeTurns();
    const again = await listen(here, seat);
    const quietly = { headers: { activity: 'none' } };
    expect((await seat.visitor.call(listSessions, {}, quietly)).status).toBe(200);
    here.site.pass(5 * 60_000);
    expect((await seat.visitor.call(walletBalance)).status).toBe(401);
    await here.takeTurns();
    await soon(() => expect([stream.isOver(), again.isOver()]).toEqual([true, true]));
    expect(again.kinds()).toContain('session');
    here.site.pass(-15 * 60_000);
  });

  test('SIG-05 that is logged out ends its stream at once, at every process, and no other', async () => {
    const seat = await sit();
    const other = visit(here.site.app, seat.merchant);
    await other.logIn(seat.member);
    const ending = [await listen(here, seat), await listen(there, seat)];
    const staying = await listen(there, { ...seat, visitor: other });
    await seat.visitor.call(logOut);
    for (const stream of ending) await soon(() => expect(stream.isOver()).toBe(true));
    expect(ending.map(({ kinds }) => kinds())).toEqual([
      ['session', 'session'],
      ['session', 'session'],
    ]);
    expect(staying.isOver()).toBe(false);
    staying.leave();
  });

  test('SIG-05 that another login of the browser replaces ends its stream at once', async () => {
    const seat = await sit();
    const stream = await listen(here, seat);
    await seat.visitor.logIn(seat.member);
    await soon(() => expect(stream.isOver()).toBe(true));
  });

  test('SIG-05 of a member who is disabled ends its stream with the next turn', async () => {
    const seat = await sit();
    const stream = await listen(here, seat);
    await here.takeTurns();
    expect(stream.isOver()).toBe(false);
    await forMerchant(urls.ownerUrl, seat.merchant.code, async (tx) => {
      await runStatement(tx, 'update member set disabled = true where id = $1', [seat.member.id]);
    });
    await here.takeTurns();
    await soon(() => expect(stream.isOver()).toBe(true));
  });
});

describe('a site', () => {
  test('SIG-05, SIG-09 that changes tells its streams, and that closes ends them', async () => {
    const seat = await sit();
    const stream = await listen(here, seat);
    const set = (settings: Record<string, string>) =>
      withMerchantSettings(urls.ownerUrl, (all) =>
        all.change(seat.merchant.code, { set: settings }),
      );
    await set({ name: 'New name' });
    await soon(() => expect(stream.kinds()).toEqual(['site']));
    expect(stream.isOver()).toBe(false);
    await set({ 'maintenance.on': 'on' });
    await soon(() => expect(stream.isOver()).toBe(true));
    expect((await listen(here, seat)).status).toBe(503);
  });
});

describe('a change', () => {
  test('SIG-02 is told after its commit, and never if it was undone', async () => {
    const seat = await sit();
    const stream = await listen(there, seat);
    const { database } = here.site;
    const undone = database.transaction(seat.merchant.code, async (tx) => {
      noteChange(tx, { memberId: seat.member.id, what: 'notification' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const held = Promise.withResolvers<void>();
    const committing = database.transaction(seat.merchant.code, async (tx) => {
      noteChange(tx, { memberId: seat.member.id, what: 'promotion' });
      await held.promise;
    });
    await change(here, seat);
    await soon(() => expect(stream.kinds()).toEqual(['balance']));
    held.resolve();
    await committing;
    await soon(() => expect(stream.kinds()).toEqual(['balance', 'promotion']));
    stream.leave();
  });

  test('SIG-02 that comes often within a moment is told once, and later ones in order', async () => {
    const seat = await sit();
    const stream = await listen(there, seat);
    await Promise.all(Array.from({ length: 50 }, () => change(here, seat)));
    await soon(() => expect(stream.kinds().length).toBeGreaterThan(0));
    for (const what of ['notification', 'promotion', 'notification'] as const) {
      await here.site.database.transaction(seat.merchant.code, async (tx) => {
        noteChange(tx, { memberId: seat.member.id, what });
      });
      await soon(() => expect(stream.kinds().at(-1)).toBe(what));
    }
    const [balances, later] = [stream.kinds().slice(0, -3), stream.kinds().slice(-3)];
    expect(later).toEqual(['notification', 'promotion', 'notification']);
    expect(balances.length).toBeLessThan(25);
    stream.leave();
  });

  test('SIG-01, STAFF-07 that only staff see is told to no member', async () => {
    const seat = await sit();
    const stream = await listen(there, seat);
    await here.site.database.transaction(seat.merchant.code, async (tx) => {
      noteChange(tx, { memberId: null, what: 'desk' });
      noteChange(tx, { memberId: seat.member.id, what: 'desk' });
    });
    await change(here, seat);
    await soon(() => expect(stream.kinds()).toEqual(['balance']));
    expect(stream.text()).toBe(': begun\n\nevent: changed\ndata: {"what":["balance"]}\n\n');
    stream.leave();
  });

  test('SIG-02 of every member of a merchant reaches all of its streams and no other', async () => {
    const [one, other] = [await sit(), await sit()];
    const streams = [await listen(here, one), await listen(there, one), await listen(there, other)];
    await there.site.database.transaction(one.merchant.code, async (tx) => {
      noteChange(tx, { memberId: null, what: 'notification' });
    });
    await soon(() =>
      expect(streams.map(({ kinds }) => kinds())).toEqual([['notification'], ['notification'], []]),
    );
    for (const stream of streams) stream.leave();
  });
});

describe('a process', () => {
  test('SIG-06 that does not hear the others has no streams until it hears them again', async () => {
    const seat = await sit();
    const stream = await listen(there, seat);
    const superuser = new pg.Client({ connectionString: urls.superuserUrl });
    await superuser.connect();
    await superuser.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlour changes' and datname = current_database()",
    );
    await superuser.end();
    await soon(() => expect(stream.isOver()).toBe(true));
    await vi.waitUntil(() => here.bus.isHearing() && there.bus.isHearing(), 10_000);
    const again = await listen(there, seat);
    expect(again.status).toBe(200);
    await change(here, seat);
    await soon(() => expect(again.kinds()).toEqual(['balance']));
    again.leave();
  });

  test('SIG-06 that ends takes its streams along at once', async () => {
    const seat = await sit();
    const third = await startSignalProcess(urls);
    const stream = await listen(third, seat);
    await third.close();
    await soon(() => expect(stream.isOver()).toBe(true));
  });
});
