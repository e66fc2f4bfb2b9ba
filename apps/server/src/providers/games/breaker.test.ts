import { describe, expect, test } from 'vitest';
import { withBreaker } from './breaker.ts';
import { VendorFailure, type GameVendors, type Play, type VendorAccount } from './games.ts';

const play = { gameCode: 'g' } as Play;
const account = (merchantCode: string, integration = 'hub') =>
  ({ merchantCode, integration }) as VendorAccount;
const down = () => new VendorFailure('timeout', 'silence');

/** A vendor whose next outcomes the test decides, and a clock that it turns. */
function setUp() {
  let now = 0;
  let calls = 0;
  let outcome: () => Promise<string> = async () => 'url';
  const call = () => {
    calls += 1;
    return outcome();
  };
  const vendors: GameVendors = {
    listGames: async () => call().then(() => []),
    openForMoney: call,
    openForFree: call,
  };
  const guarded = withBreaker(vendors, () => new Date(now));
  const open = (merchant = 'one', integration = 'hub') =>
    guarded.openForFree(account(merchant, integration), play).catch((error: unknown) => error);
  return {
    guarded,
    open,
    calls: () => calls,
    pass: (milliseconds: number) => (now += milliseconds),
    answer: (given: () => Promise<string>) => (outcome = given),
    fail: async (times: number, error: () => Error = down) => {
      outcome = () => Promise.reject(error());
      for (let left = times; left > 0; left -= 1) await open();
    },
  };
}
const refused = {
  trouble: 'unavailable',
  message: 'unavailable: the breaker is open',
  isDown: false,
};

describe('the breaker', () => {
  test('R4 after five failures in a row nobody asks for ten seconds, then one tries for all', async () => {
    const { open, calls, pass, answer, fail } = setUp();
    await fail(5);
    answer(async () => 'url');
    expect(await open()).toMatchObject(refused);
    pass(9_999);
    expect(await open()).toMatchObject(refused);
    expect(calls()).toBe(5);
    pass(1);
    const trial = Promise.withResolvers<string>();
    answer(() => trial.promise);
    const first = open();
    expect(await open()).toMatchObject(refused);
    trial.resolve('url');
    expect(await first).toBe('url');
    expect(await open()).toBe('url');
    expect(calls()).toBe(7);
  });

  test('R4 a trial that fails closes the door again, and one failure after it is not enough', async () => {
    const { open, pass, answer, fail } = setUp();
    await fail(5);
    pass(10_000);
    expect(await open()).toMatchObject({ trouble: 'timeout' });
    expect(await open()).toMatchObject(refused);
    pass(10_000);
    answer(async () => 'url');
    expect(await open()).toBe('url');
    await fail(4);
    answer(async () => 'url');
    expect(await open()).toBe('url');
    await fail(4);
    expect(await open()).toMatchObject({ trouble: 'timeout' });
    expect(await open()).toMatchObject(refused);
  });

  test('R4 an answer that is a no shows that the vendor is there', async () => {
    const { open, answer, fail } = setUp();
    await fail(4);
    await fail(1, () => new VendorFailure('unknown_game', 'status 404'));
    await fail(4);
    await fail(20, () => new VendorFailure('unavailable', 'no url'));
    answer(async () => 'url');
    expect(await open()).toBe('url');
    await fail(5, () => new VendorFailure('unavailable', 'status 500', true));
    expect(await open()).toMatchObject(refused);
  });

  test('R4 another merchant and another integration go on, and so does the list', async () => {
    const { guarded, open, answer, fail } = setUp();
    await fail(5);
    answer(async () => 'url');
    expect(await open('two')).toBe('url');
    expect(await open('one', 'studio')).toBe('url');
    expect(await guarded.listGames(account('one'))).toEqual([]);
    expect(await open()).toMatchObject(refused);
  });

  test('R4 calls that were out when it opened decide nothing', async () => {
    const { open, answer, fail } = setUp();
    const late = Promise.withResolvers<string>();
    answer(() => late.promise);
    const early = open();
    await fail(5);
    late.resolve('url');
    expect(await early).toBe('url');
    expect(await open()).toMatchObject(refused);
  });
});
