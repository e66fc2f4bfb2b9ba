// Each action leaves exactly one event, and events sealed by several processes at once stay one chain.
import { randomUUID } from 'node:crypto';
import type { AuditEvent } from '@parlour/contract/audit/event';
import { logOut } from '@parlour/contract/session/calls';
import { openDatabase } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { startWork } from '../../work.ts';
import { keepSealed } from './keep-sealed.ts';
import { writeAudit } from './store.ts';
import { verifyChains, type ChainReport } from './verify-chains.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const never = new AbortController().signal;
const seal = (database = site.database) => keepSealed({ database }).run(never);

async function newPlace(
  settings: Parameters<typeof createMerchant>[1] = {},
  traits: Parameters<typeof createMember>[2] = {},
) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  const member = await createMember(site.urls.ownerUrl, merchant.code, traits);
  await site.merchants.reload();
  return { merchant, member, visitor: visit(site.app, merchant) };
}

const eventsOf = (code: string) =>
  site.database.transaction(code, (tx) =>
    runStatement(tx, 'select * from audit_event order by at, id'),
  );
const resultsOf = async (code: string) =>
  (await eventsOf(code)).map(({ action, result }) => `${String(action)} ${String(result)}`);

async function verify(code: string): Promise<ChainReport | undefined> {
  let found: ChainReport | undefined;
  await verifyChains(site.database, { merchant: code, batch: 7 }, (report) => {
    found = report;
  });
  return found;
}

const loginOf = (merchantCode: string, subject = 'demo'): AuditEvent<'session.login'> => ({
  merchantCode,
  action: 'session.login',
  result: 'wrong_credentials',
  about: { method: 'password' },
  at: new Date('2026-11-21T12:00:00.123Z'),
  actor: 'guest',
  memberId: null,
  subject,
  address: '203.0.113.7',
  requestId: randomUUID(),
});
const write = (event: AuditEvent<'session.login'>, database = site.database) =>
  database.query(event.merchantCode, (tx) => writeAudit(tx, event));

describe('what leaves an event', () => {
  test('L1 a login says who, from where, of which request and with what result', async () => {
    const { merchant, member, visitor } = await newPlace();
    const reply = await visitor.logIn(member, { from: '2001:db8::7' });
    const [event, ...more] = await eventsOf(merchant.code);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      merchant_code: merchant.code,
      action: 'session.login',
      result: 'ok',
      actor: 'member',
      member_id: member.id,
      subject: member.username,
      address: '2001:db8::7',
      request_id: reply.headers['x-request-id'],
      about: { method: 'password' },
      number: null,
    });
  });

  test('L1 each try of a login leaves one event with the truth that its answer hides', async () => {
    const { merchant, member, visitor } = await newPlace();
    const { ownerUrl } = site.urls;
    const disabled = await createMember(ownerUrl, merchant.code, { disabled: true });
    const guarded = await createMember(ownerUrl, merchant.code, { secondFactors: ['ga'] });
    await visitor.logIn({ ...member, username: 'nobody-at-all' });
    await visitor.logIn(disabled);
    await visitor.logIn(guarded);
    const wrong = { ...member, password: 'wrong' };
    for (let tries = 4; tries > 0; tries -= 1) await visitor.logIn(wrong);
    const events = await eventsOf(merchant.code);
    const told = events.map(({ result, actor, member_id: whose }) => [result, actor, whose]);
    expect(told).toEqual([
      ['wrong_credentials', 'guest', null],
      ['disabled', 'guest', disabled.id],
      ['second_factor_due', 'guest', guarded.id],
      ...Array.from({ length: 3 }, () => ['wrong_credentials', 'guest', member.id]),
      ['locked', 'guest', member.id],
    ]);
  });

  test('L1, A5 tries beyond the limit leave an event each, and a flood of them no more than twenty of an address', async () => {
    const { merchant, member } = await newPlace({ 'limits.loginPerAccount': '1' });
    // Each login comes from another browser: one that has logged in before is counted separately (A4).
    const logIn = (from?: string) => visit(site.app, merchant).logIn(member, from ? { from } : {});
    for (let tries = 24; tries > 0; tries -= 1) await logIn();
    await logIn('198.51.100.9');
    const told = await resultsOf(merchant.code);
    expect(told.filter((each) => each === 'session.login ok')).toHaveLength(1);
    expect(told.filter((each) => each === 'session.login limited')).toHaveLength(21);
  });

  test('L1 of logging out twice at the same time one ends the session, and one event says so', async () => {
    const { merchant, member, visitor } = await newPlace();
    await visitor.logIn(member);
    const { token, cookie } = visitor;
    const beside = Object.assign(visit(site.app, merchant), { token, cookie });
    await Promise.all([visitor.call(logOut), beside.call(logOut)]);
    const events = await eventsOf(merchant.code);
    expect(events.map(({ action }) => action)).toEqual(['session.login', 'session.end']);
    expect(events[1]).toMatchObject({
      member_id: member.id,
      actor: 'member',
      about: { by: 'logout' },
    });
  });

  test('L1 an action that is undone leaves no event', async () => {
    const { merchant } = await newPlace();
    const undone = site.database.transaction(merchant.code, async (tx) => {
      await writeAudit(tx, loginOf(merchant.code));
      throw new Error('changed its mind');
    });
    await expect(undone).rejects.toThrow('changed its mind');
    expect(await eventsOf(merchant.code)).toEqual([]);
  });

  test('S3 no event has a password, a token or a cookie in it', async () => {
    const { merchant, member, visitor } = await newPlace({}, { password: 'canary-of-a-password' });
    await visitor.logIn({ ...member, password: 'canary-of-a-guess' });
    await visitor.logIn(member);
    const { token, cookie, device } = visitor;
    await visitor.call(logOut);
    await seal();
    const kept = JSON.stringify(await eventsOf(merchant.code));
    expect(kept).toContain(member.username);
    for (const secret of ['canary', token, cookie, device]) expect(kept).not.toContain(secret);
    const smuggled = { method: 'password', password: 'canary' } as { method: 'password' };
    const smuggling = site.database.transaction(merchant.code, (tx) =>
      writeAudit(tx, { ...loginOf(merchant.code), about: smuggled }),
    );
    await expect(smuggling).rejects.toThrow(/unrecognized_keys/);
  });

  test('L2 a name with line ends, colours and ten thousand letters is one visible, short text', async () => {
    const { merchant } = await newPlace();
    const forged = 'eve\r\n2026 ok admin\u001B[31m\u0000\u202E\\u{1b}';
    await write(loginOf(merchant.code, forged));
    await write(loginOf(merchant.code, '\u001B'.repeat(10_000)));
    await write({ ...loginOf(merchant.code, 'zone'), address: 'fe80::1%eth0' });
    const events = await eventsOf(merchant.code);
    const subjects = events.map(({ subject }) => String(subject)).toSorted();
    expect(subjects).toEqual([
      `${'\\u{1b}'.repeat(100)}… (10000)`,
      'eve\\u{d}\\u{a}2026 ok admin\\u{1b}[31m\\u{0}\\u{202e}\\\\u{1b}',
      'zone',
    ]);
    expect(events.find(({ subject }) => subject === 'zone')?.['address']).toBe('fe80::1');
    await seal();
    expect(await verify(merchant.code)).toMatchObject({ rows: 3, broken: null });
  });
});

describe('the seal', () => {
  test('L1 the work of a process seals what was written, of each merchant', async () => {
    const places = [await newPlace(), await newPlace()];
    for (const { member, visitor } of places) await visitor.logIn(member);
    const failures: unknown[] = [];
    const [audit] = site.modules.filter(({ name }) => name === 'audit');
    expect(audit?.work?.map(({ everyMs }) => everyMs)).toEqual([500]);
    const work = startWork(audit?.work ?? [], (error) => failures.push(error));
    await vi.waitFor(async () => {
      for (const { merchant } of places) {
        expect(await verify(merchant.code)).toMatchObject({ rows: 1, unsealed: { count: 0 } });
      }
    }, 10_000);
    await work.stop();
    expect(failures).toEqual([]);
  });

  test('L1 two processes that write and seal at once keep one chain', async () => {
    const { merchant } = await newPlace();
    const other = openDatabase({ url: site.urls.appUrl });
    const busy = async (database: TestSite['database']) => {
      for (let round = 20; round > 0; round -= 1) {
        await Promise.all([
          write(loginOf(merchant.code), database),
          seal(database),
          seal(database),
        ]);
      }
    };
    await Promise.all([busy(site.database), busy(other)]);
    await seal();
    await other.close();
    expect(await verify(merchant.code)).toMatchObject({
      rows: 40,
      head: { number: '40' },
      broken: null,
      unsealed: { count: 0 },
    });
  });

  test('L1 more than a batch is sealed in one run, in the order of their times', async () => {
    const { merchant } = await newPlace();
    await site.database.transaction(merchant.code, (tx) =>
      runStatement(
        tx,
        `insert into audit_event (merchant_code, at, action, result, actor, about)
        select $1, timestamptz '2026-11-21' - make_interval(secs => each), 'session.end', 'ok', 'member', '{}'
          from generate_series(1, 1100) as each`,
        [merchant.code],
      ),
    );
    await seal();
    expect(await verify(merchant.code)).toMatchObject({ rows: 1_100, broken: null });
    const events = await eventsOf(merchant.code);
    expect(events.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 1_100 }, (_, at) => at + 1),
    );
  });

  test('L1 what is committed late is sealed late, behind younger rows, and the chain holds', async () => {
    const { merchant } = await newPlace();
    const written = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const early = { ...loginOf(merchant.code, 'slow'), at: new Date('2026-11-21T11:00:00Z') };
    const slow = site.database.transaction(merchant.code, async (tx) => {
      await writeAudit(tx, early);
      written.resolve();
      await goOn.promise;
    });
    await written.promise;
    await write(loginOf(merchant.code, 'quick'));
    await seal();
    expect(await verify(merchant.code)).toMatchObject({ rows: 1, broken: null });
    goOn.resolve();
    await slow;
    expect(await verify(merchant.code)).toMatchObject({ rows: 1, unsealed: { count: 1 } });
    await seal();
    expect(await verify(merchant.code)).toMatchObject({
      rows: 2,
      broken: null,
      unsealed: { count: 0 },
    });
    const byNumber = (await eventsOf(merchant.code)).map(({ subject, number }) => [
      subject,
      number,
    ]);
    expect(byNumber).toEqual([
      ['slow', '2'],
      ['quick', '1'],
    ]);
  });

  test('L1 a chain that cannot be sealed keeps none of the others, and is told', async () => {
    const [stuck, fine] = [await newPlace(), await newPlace()];
    for (const { merchant } of [stuck, fine]) await write(loginOf(merchant.code));
    const failing = {
      ...site.database,
      query: (async (code, run) => {
        if (code === stuck.merchant.code) throw new Error('stuck');
        return site.database.query(code, run);
      }) as TestSite['database']['query'],
    };
    await expect(seal(failing)).rejects.toThrow('stuck');
    expect(await verify(fine.merchant.code)).toMatchObject({ rows: 1 });
    expect(await verify(stuck.merchant.code)).toMatchObject({ rows: 0, unsealed: { count: 1 } });
    await seal();
    expect(await verify(stuck.merchant.code)).toMatchObject({ rows: 1, broken: null });
  });

  test('T2 a merchant sees its own events only, and seals its own only', async () => {
    const [one, two] = [await newPlace(), await newPlace()];
    await write(loginOf(one.merchant.code, 'of-one'));
    await write(loginOf(two.merchant.code, 'of-two'));
    expect((await eventsOf(one.merchant.code)).map(({ subject }) => subject)).toEqual(['of-one']);
    await site.database.query(one.merchant.code, (tx) =>
      runStatement(tx, 'select seal_audit_events(10)'),
    );
    expect(await verify(one.merchant.code)).toMatchObject({ rows: 1, unsealed: { count: 0 } });
    expect(await verify(two.merchant.code)).toMatchObject({ rows: 0, unsealed: { count: 1 } });
    const foreign = site.database.query(one.merchant.code, (tx) =>
      writeAudit(tx, loginOf(two.merchant.code)),
    );
    await expect(foreign).rejects.toThrow('insert_audit_event: the transaction is of');
  });
});
