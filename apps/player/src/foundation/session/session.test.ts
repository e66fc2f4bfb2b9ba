import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeyValue } from '#platform/storage.ts';
import { noTabs, type TabChannel, type TabMessage } from '#platform/tabs/tab-channel.ts';
import { getDeviceId } from './device-id.ts';
import { parseSession } from './session-record.ts';
import { createSession } from './session.ts';

function memory(first: Record<string, string> = {}): KeyValue & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}
const record = {
  token: 'tok',
  id: '7',
  userName: 'demo',
  merchantCode: 'lumen',
  firstTimeLogin: false,
  updatePassword: false,
};
const stored = (change: object = {}) => JSON.stringify({ ...record, ...change });
const open = (storage: KeyValue) =>
  createSession({ storage, merchantCode: 'lumen', tabs: noTabs, visitor: 'guest' });

describe('the stored record', () => {
  it('SESS-01 is read as it was written', () => {
    expect(parseSession(stored(), 'lumen')).toEqual(record);
  });
  it('SESS-01 customerId counts as the id', () => {
    const text = '{"token":"t","customerId":"9","merchantCode":"lumen"}';
    expect(parseSession(text, 'lumen')).toMatchObject({ id: '9', updatePassword: false });
  });
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['JSON that is no object', '5'],
    ['null', 'null'],
    ['a record without a token', stored({ token: '' })],
    ['a token of another type', stored({ token: 5 })],
    ['a record of another merchant', stored({ merchantCode: 'marigold' })],
    ['a record without a merchant', stored({ merchantCode: undefined })],
  ])('SESS-01 %s counts as no session', (_case, text) => {
    expect(parseSession(text, 'lumen')).toBeNull();
  });
});

describe('the session', () => {
  it('SESS-01 starts, is kept for a reload, and ends without a trace', () => {
    const storage = memory();
    const session = open(storage);
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    session.start(record);
    expect(open(storage).get()).toEqual(record);
    session.end();
    expect([session.get(), storage.kept.size, heard.mock.calls.length]).toEqual([null, 0, 2]);
  });
  it('LOGIN-04 once limited it stays so over a reload', () => {
    const storage = memory({ MC_SESSION_INFO: stored() });
    open(storage).limit();
    expect(open(storage).get()?.updatePassword).toBe(true);
  });
  it('NET-03, C4 what the tab kept of answers goes with its member, and stays while the same one is there', () => {
    const storage = memory({ 'kept.a.b': 'of a guest', folded: 'of the visitor' });
    const session = open(storage);
    const keep = () => storage.write('kept.c.d', 'of a member');
    const keptNow = () => [...storage.kept.keys()].filter((key) => key !== 'MC_SESSION_INFO');
    session.start(record);
    expect(keptNow()).toEqual(['folded']);
    keep();
    session.start({ ...record, token: 'after a change of password' });
    expect(keptNow()).toEqual(['folded', 'kept.c.d']);
    session.start({ ...record, id: '8' });
    expect(keptNow()).toEqual(['folded']);
    keep();
    session.lose();
    expect(keptNow()).toEqual(['folded']);
  });
  it('SESS-01 looking again notices that the session is gone', () => {
    const storage = memory({ MC_SESSION_INFO: stored() });
    const session = open(storage);
    storage.kept.clear();
    session.refresh();
    expect(session.get()).toBeNull();
  });
});

it('LOGIN-01 the device keeps one UUID, and replaces what is none', () => {
  const storage = memory({ loginDeviceId: 'x' });
  const id = getDeviceId(storage);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(getDeviceId(storage)).toBe(id);
});

/** Opens tabs of one browser that receive each other's messages. */
function openTabs(count: number, onLost: (at: number) => void = () => {}) {
  const listeners: ((message: TabMessage) => void)[][] = [];
  return Array.from({ length: count }, (_, own) => {
    listeners.push([]);
    const tabs: TabChannel = {
      ...noTabs,
      tell: (message) =>
        listeners.forEach((each, at) => {
          if (at !== own) each.forEach((listener) => listener(message));
        }),
      listen: (listener) => void listeners[own]?.push(listener),
    };
    const storage = memory();
    return {
      tabs,
      session: createSession({
        storage,
        merchantCode: 'lumen',
        tabs,
        visitor: 'guest',
        onLostElsewhere: () => onLost(own),
      }),
    };
  });
}

describe('the tabs of a merchant', () => {
  const { merchantCode: _code, ...started } = record;

  it('SESS-07 a login in one tab is the session of all of them', () => {
    const [one, two] = openTabs(2);
    one?.session.start(started);
    expect(two?.session.get()).toEqual(record);
    two?.session.start({ ...started, token: 'newer' });
    expect(one?.session.get()?.token).toBe('newer');
  });
  it('SESS-06 a log-out in one tab logs out every tab', () => {
    const [one, two, three] = openTabs(3);
    one?.session.start(started);
    two?.session.end();
    expect([one, two, three].map((tab) => tab?.session.get())).toEqual([null, null, null]);
  });
  it('NET-08 a session that the server ended is over in every tab, and each that had it says so once', () => {
    const said: number[] = [];
    const [one, two, three] = openTabs(3, (at) => said.push(at));
    one?.session.start(started);
    two?.session.lose();
    expect([one, two, three].map((tab) => tab?.session.get())).toEqual([null, null, null]);
    expect(said).toEqual([0, 2]);
    three?.session.lose();
    expect(said).toEqual([0, 2]);
  });
  it('SESS-06 a log-out is nothing to be told of in other tabs', () => {
    const [one, two] = openTabs(2, () => expect.unreachable('they were told'));
    one?.session.start(started);
    two?.session.end();
    expect(one?.session.get()).toBeNull();
  });
  it('SESS-07 a tab that is asked tells its session, one without has nothing to tell', () => {
    const [one, two] = openTabs(2);
    const heard: TabMessage[] = [];
    two?.tabs.listen((message) => heard.push(message));
    two?.tabs.tell({ kind: 'ask' });
    expect(heard).toEqual([]);
    one?.session.start(started);
    two?.tabs.tell({ kind: 'ask' });
    expect(heard.at(-1)).toMatchObject({ kind: 'session' });
  });
  it('SESS-07 an answer that comes late is taken by a tab that has no session, and by no other', () => {
    const [one, two, three] = openTabs(3);
    one?.session.start(started);
    two?.session.end();
    one?.session.start(started);
    three?.session.start({ ...started, token: 'own' });
    one?.tabs.tell({ kind: 'session', record: stored({ token: 'late' }) });
    expect(three?.session.get()?.token).toBe('own');
    two?.session.end();
    one?.tabs.tell({ kind: 'session', record: stored({ token: 'late' }) });
    expect(two?.session.get()?.token).toBe('late');
  });
  it('SESS-06 what another merchant’s tab could tell is not taken over', () => {
    const [one, two] = openTabs(2);
    one?.tabs.tell({ kind: 'login', record: stored({ merchantCode: 'marigold' }) });
    one?.tabs.tell({ kind: 'login', record: 'rubbish' });
    expect(two?.session.get()).toBeNull();
  });
});

describe('a tab that would log in by itself', () => {
  afterEach(() => void vi.useRealTimers());
  const arrive = (tabs: Partial<TabChannel>) =>
    createSession({
      storage: memory(),
      merchantCode: 'lumen',
      tabs: { ...noTabs, ...tabs },
      visitor: 'guest',
    });

  it('LOGIN-08, SESS-07 takes the session of a tab that shows one, though the message is late', async () => {
    const asked: TabMessage[] = [];
    let answer: (message: TabMessage) => void = () => {};
    const session = arrive({
      tell: (message) => void asked.push(message),
      listen: (listener) => (answer = listener),
      isShown: () => Promise.resolve(true),
    });
    const joined = session.join();
    await vi.waitFor(() => expect(asked).toEqual([{ kind: 'ask' }]));
    answer({ kind: 'login', record: stored({ token: 'told' }) });
    await joined;
    expect(session.get()?.token).toBe('told');
  });
  it('LOGIN-08, SESS-07 waits five seconds for a tab that is asleep', async () => {
    vi.useFakeTimers();
    const ended = vi.fn<() => void>();
    const session = arrive({ isShown: () => Promise.resolve(true) });
    void session.join().then(ended);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([session.get(), ended.mock.calls.length]).toEqual([null, 1]);
  });
  it.each([false, undefined])(
    'LOGIN-08, SESS-07 waits for nobody where no tab shows a session (%s)',
    async (shown) => {
      const asked: TabMessage[] = [];
      const session = arrive({
        tell: (message) => void asked.push(message),
        isShown: () => Promise.resolve(shown),
      });
      await session.join();
      expect([session.get(), asked]).toEqual([null, []]);
    },
  );
});

describe('a page that was painted for a member', () => {
  afterEach(() => void vi.useRealTimers());
  const arrive = (storage: KeyValue, tabs: TabChannel = noTabs, hasHandOff = false) =>
    createSession({ storage, merchantCode: 'lumen', tabs, visitor: 'member', hasHandOff });
  const told = stored({ token: 'told' });

  it('SESS-07 counts nobody as logged in or out before it is settled, and nor does the paint', async () => {
    const session = arrive(memory({ MC_SESSION_INFO: stored() }));
    expect([session.get(), session.getPainted?.()]).toEqual([undefined, undefined]);
    void session.settle(null);
    expect(session.get()).toEqual(record);
    await session.known();
  });
  it('SESS-07 takes what another tab told the early script, and keeps it for a reload', async () => {
    const storage = memory();
    const session = arrive(storage);
    await session.settle(told);
    expect([session.get()?.token, open(storage).get()?.token]).toEqual(['told', 'told']);
  });
  it('SESS-07 keeps its own session, whatever another tab tells', async () => {
    const session = arrive(memory({ MC_SESSION_INFO: stored() }));
    await session.settle(told);
    expect(session.get()?.token).toBe('tok');
  });
  it('SESS-07 asks the other tabs once more, and takes a late answer', async () => {
    const asked: TabMessage[] = [];
    let answer: (message: TabMessage) => void = () => {};
    const session = arrive(memory(), {
      ...noTabs,
      tell: (message) => void asked.push(message),
      listen: (listener) => (answer = listener),
    });
    const settled = session.settle(null);
    expect(session.get()).toBeUndefined();
    answer({ kind: 'session', record: told });
    await settled;
    expect([session.get()?.token, asked]).toEqual(['told', [{ kind: 'ask' }]]);
  });
  it.each([
    ['half a second where the browser cannot tell of other tabs', undefined, 500],
    ['five seconds where a tab shows a session', true, 5000],
  ])('SESS-07 is a guest’s when nobody answers for %s', async (_case, shown, wait) => {
    vi.useFakeTimers();
    const session = arrive(memory(), { ...noTabs, isShown: () => Promise.resolve(shown) });
    const known = vi.fn<() => void>();
    void session.settle(null);
    void session.known().then(known);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect([session.get(), known.mock.calls.length]).toEqual([undefined, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([session.get(), known.mock.calls.length]).toEqual([null, 1]);
  });
  it('SESS-07 is a guest’s at once where no tab shows a session', async () => {
    const session = arrive(memory(), { ...noTabs, isShown: () => Promise.resolve(false) });
    await session.settle(null);
    expect(session.get()).toBeNull();
  });
  it('SESS-07 shows the other tabs that it has a session for as long as it has', async () => {
    const shown: boolean[] = [];
    const session = arrive(memory({ MC_SESSION_INFO: stored() }), {
      ...noTabs,
      show: (hasSession) => void shown.push(hasSession),
    });
    await session.settle(null);
    session.end();
    expect(shown).toEqual([false, true, false]);
  });
  it('ROUTE-04, SESS-07 a hand-off waits for a busy tab, so that it can ask the member of it', async () => {
    vi.useFakeTimers();
    let answer: (message: TabMessage) => void = () => {};
    const tabs = {
      ...noTabs,
      listen: (listener: typeof answer) => (answer = listener),
      isShown: () => Promise.resolve(true),
    };
    const session = arrive(memory(), tabs, true);
    const before: unknown[] = [];
    const settled = session.settle(null, () => {
      before.push(session.get(), session.stored()?.token);
      return Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(4000);
    expect(before).toEqual([]);
    answer({ kind: 'session', record: told });
    await settled;
    expect(before).toEqual([undefined, 'told']);
  });
  it('ROUTE-04 leaves the decision to a hand-off, also where another tab told of a session', async () => {
    const session = arrive(memory(), noTabs, true);
    const { promise, resolve } = Promise.withResolvers<void>();
    const settled = session.settle(told, () => promise);
    expect([session.get(), session.stored()?.token]).toEqual([undefined, 'told']);
    resolve();
    await settled;
    expect(session.get()?.token).toBe('told');
  });
});
