import { launchGame } from '@parlour/contract/launch/calls';
import { gameList, vendorLanes } from '@parlour/contract/lobby/calls';
import { walletBalance } from '@parlour/contract/wallet/calls';
import type { Endpoint } from '@parlour/contract/endpoint';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientCallOptions } from './client.ts';
import { createKeptAnswers } from './kept/kept-answers.ts';
import { md5 } from './kept/md5.ts';
import { createReads, type ReadCaller } from './reads.ts';

const someone: ReadCaller = { merchant: 'lumen', language: 'EN', member: '7', session: 'tok' };
const page = { pageNo: 1, pageSize: 60, platform: 'html5' } as const;
const list = { games: [], totalPages: 1, totalCount: 1 };

let kept: Map<string, string>;
let now: number;
beforeEach(() => {
  kept = new Map();
  now = 1_700_000_000_000;
});

/** Opens a tab whose calls the test answers. */
function openTab() {
  const state = { asker: someone };
  const calls: {
    path: string;
    waiting: ClientCallOptions;
    answer: PromiseWithResolvers<unknown>;
  }[] = [];
  const call = (async ({ path }: Endpoint, _input: object, waiting: ClientCallOptions) => {
    const answer = Promise.withResolvers<unknown>();
    calls.push({ path, waiting, answer });
    return answer.promise;
  }) as Parameters<typeof createReads<ClientCallOptions>>[0]['call'];
  const storage = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
  const answers = createKeptAnswers({ storage, prefix: 'kept.', now: () => now });
  const read = createReads<ClientCallOptions>({
    call,
    asker: async () => state.asker,
    kept: answers,
  });
  const expectSent = async (count: number) => {
    await vi.waitFor(() => expect(calls).toHaveLength(count));
    return calls;
  };
  /** Reads, and answers the request if one is sent. */
  const ask = async (input: object = page, options: { flush?: boolean } = {}) => {
    const before = calls.length;
    const answer = read(gameList, input as typeof page, options);
    await new Promise((resolve) => setImmediate(resolve));
    calls[before]?.answer.resolve({ ...list, totalCount: calls.length });
    return answer;
  };
  return { state, read, ask, expectSent, calls };
}

describe('identical questions that are under way', () => {
  it('NET-04 share one request, and each gets its answer', async () => {
    const { read, expectSent } = openTab();
    const asked = [1, 2, 3].map(() => read(walletBalance, {}, {}));
    const [only] = await expectSent(1);
    only?.answer.resolve('ten');
    expect(await Promise.all(asked)).toEqual(['ten', 'ten', 'ten']);
  });
  it('NET-04 share its failure, and the next one is asked anew', async () => {
    const { read, expectSent } = openTab();
    const asked = [1, 2].map(() => read(walletBalance, {}, {}).catch((error: unknown) => error));
    const [only] = await expectSent(1);
    only?.answer.reject(new Error('no'));
    expect(await Promise.all(asked)).toEqual([new Error('no'), new Error('no')]);
    void read(walletBalance, {}, {});
    await expectSent(2);
  });
  it.each<[string, Partial<ReadCaller>]>([
    ['language', { language: 'TH' }],
    ['session', { session: 'next' }],
    ['member', { member: '8' }],
    ['merchant', { merchant: 'marigold' }],
  ])('NET-04, C4 those of another %s are asked by themselves', async (_of, change) => {
    const { state, read, expectSent } = openTab();
    void read(walletBalance, {}, {});
    await expectSent(1);
    state.asker = { ...someone, ...change };
    void read(walletBalance, {}, {});
    await expectSent(2);
  });
  it('NET-04 another query is another question', async () => {
    const { read, expectSent } = openTab();
    void read(gameList, page, {});
    void read(gameList, { ...page, pageNo: 2 }, {});
    await expectSent(2);
  });
  it('NET-04, LAUNCH-01 a launch is never shared', async () => {
    const { read, expectSent } = openTab();
    const game = {
      launchMode: 'GLS',
      vassalage: 'TIDEPOOL',
      gameId: 'koi',
      platform: 'html5',
    } as const;
    void read(launchGame, game, {});
    void read(launchGame, game, {});
    await expectSent(2);
    expect(kept.size).toBe(0);
  });
});

describe('who leaves while a question is under way', () => {
  const leave = async (leaving: AbortController, answer: Promise<unknown>) => {
    const failed = answer.catch((error: unknown) => error);
    leaving.abort();
    expect(await failed).toMatchObject({ kind: 'cancelled' });
  };
  it('NET-04 does not take it from the others', async () => {
    const { read, expectSent } = openTab();
    const leaving = new AbortController();
    const gone = read(walletBalance, {}, { signal: leaving.signal });
    const stays = read(walletBalance, {}, { signal: new AbortController().signal });
    const [only] = await expectSent(1);
    await leave(leaving, gone);
    expect(only?.waiting.signal?.aborted).toBe(false);
    only?.answer.resolve('ten');
    expect(await stays).toBe('ten');
  });
  it('NET-04 as the last one gives the request up, and a later question is asked anew', async () => {
    const { read, expectSent } = openTab();
    const leaving = new AbortController();
    const gone = read(walletBalance, {}, { signal: leaving.signal });
    const [first] = await expectSent(1);
    await leave(leaving, gone);
    expect(first?.waiting.signal?.aborted).toBe(true);
    void read(walletBalance, {}, {});
    const [, second] = await expectSent(2);
    expect(second?.waiting.signal?.aborted).toBe(false);
  });
});

describe('what a tab keeps', () => {
  it('NET-03 answers the same question for as long as the contract says, also after a reload', async () => {
    expect((await openTab().ask()).totalCount).toBe(1);
    const reloaded = openTab();
    now += 59_999;
    expect((await reloaded.ask()).totalCount).toBe(1);
    expect(reloaded.calls).toHaveLength(0);
    now += 1;
    await reloaded.ask();
    expect(reloaded.calls).toHaveLength(1);
  });
  it('NET-03 stands under the MD5 of address and query, and names no member', async () => {
    await openTab().ask();
    const [key = ''] = kept.keys();
    expect(key).toMatch(/^kept\.[\da-f]{32}\.[\da-f]{32}$/);
    const address = '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=60&platform=html5';
    expect(key.endsWith(`.${md5(address)}`)).toBe(true);
    expect([...kept].flat().join(' ')).not.toContain('tok');
  });
  it.each<[string, Partial<ReadCaller>]>([
    ['language', { language: 'TH' }],
    ['member', { member: '8', session: 'other' }],
    ['guest', { member: '', session: '' }],
    ['merchant', { merchant: 'marigold' }],
  ])('NET-03, C4 does not answer another %s', async (_of, change) => {
    const { state, ask, calls } = openTab();
    await ask();
    state.asker = { ...someone, ...change };
    await ask();
    expect(calls).toHaveLength(2);
  });
  it('NET-03 is fetched anew by a flush, which overwrites it', async () => {
    const { ask, calls } = openTab();
    await ask();
    expect((await ask(page, { flush: true })).totalCount).toBe(2);
    expect((await ask()).totalCount).toBe(2);
    expect(calls).toHaveLength(2);
  });
  it('NET-03 is nothing that the contract does not name', async () => {
    const { read, expectSent } = openTab();
    const asked = read(vendorLanes, { platform: 'html5' }, {});
    (await expectSent(1))[0]?.answer.resolve({ data: { lanes: [] } });
    await asked;
    expect(kept.size).toBe(0);
  });
  it('NET-03, C4 is nothing that comes when who asked has logged out', async () => {
    const { state, read, expectSent } = openTab();
    const asked = read(gameList, page, {});
    const [only] = await expectSent(1);
    state.asker = { ...someone, member: '', session: '' };
    only?.answer.resolve(list);
    await asked;
    expect(kept.size).toBe(0);
  });
  it('NET-03 has room for so much: the oldest goes first, and a very long answer is not kept', async () => {
    const { ask, read, expectSent, calls } = openTab();
    for (let pageNo = 1; pageNo <= 30; pageNo += 1) {
      now += 1;
      await ask({ ...page, pageNo });
    }
    expect(kept.size).toBe(24);
    await ask({ ...page, pageNo: 30 });
    expect(calls).toHaveLength(30);
    await ask({ ...page, pageNo: 1 });
    expect(calls).toHaveLength(31);
    const long = read(gameList, { ...page, pageNo: 99 }, {});
    (await expectSent(32)).at(-1)?.answer.resolve({ ...list, more: 'x'.repeat(40_000) });
    await long;
    expect([...kept.values()].join(' ')).not.toContain('xxx');
    expect(kept.size).toBe(24);
  });
  it.each([
    ['rubbish', 'rubbish'],
    ['broken JSON', '1700000000000 {'],
    ['an answer of the future', '1700000000001 {}'],
  ])('NET-03 %s in the storage is asked for anew', async (_what, text) => {
    await openTab().ask();
    const [key = ''] = kept.keys();
    kept.set(key, text);
    const { ask, calls } = openTab();
    await ask();
    expect(calls).toHaveLength(1);
  });
});
