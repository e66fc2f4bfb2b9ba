import { describe, expect, test } from 'vitest';
import { withBreaker } from './breaker.ts';
import {
  VendorFailure,
  type GameVendors,
  type Play,
  type PlayForMoney,
  type VendorAccount,
} from './games.ts';

const account = (merchantCode: string, integration = 'hub') =>
  ({ merchantCode, integration }) as VendorAccount;
const down = () => new VendorFailure('timeout', 'silence');

type LaunchOptions = {
  door?: 'money' | 'free' | 'trial';
  member?: string;
  game?: string;
  merchant?: string;
  integration?: string;
};

/** Creates a vendor whose outcomes the test decides, and a clock that the test sets. */
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
    grantFreePlays: async () => ({ refused: 'none here' }),
    listDraws: async () => call().then(() => []),
    openForMoney: call,
    openForFree: call,
  };
  const guarded = withBreaker(vendors, () => new Date(now));
  const open = (wanted: LaunchOptions = {}): Promise<unknown> => {
    const { door = 'money', member = 'ann', game = 'one', merchant = 'm', integration } = wanted;
    const play = { gameCode: game, memberId: door === 'trial' ? null : member } as Play;
    const at = account(merchant, integration);
    const opening =
      door === 'money'
        ? guarded.openForMoney(at, play as PlayForMoney)
        : guarded.openForFree(at, play);
    return opening.catch((error: unknown) => error);
  };
  const answer = (given: () => Promise<string>) => (outcome = given);
  return {
    guarded,
    open,
    answer,
    goWell: () => answer(async () => 'url'),
    calls: () => calls,
    pass: (milliseconds: number) => (now += milliseconds),
    fail: async (
      times: number,
      { error = down, ...wanted }: LaunchOptions & { error?: () => Error } = {},
    ) => {
      answer(() => Promise.reject(error()));
      for (let left = times; left > 0; left -= 1) await open(wanted);
    },
  };
}

/** Lets three members fail with three games, with no success in between. */
async function failForAll({ fail }: Pick<ReturnType<typeof setUp>, 'fail'>) {
  await fail(2, { member: 'ann', game: 'one' });
  await fail(2, { member: 'ben', game: 'two' });
  await fail(1, { member: 'cid', game: 'three' });
}
const refused = {
  trouble: 'unavailable',
  message: 'unavailable: the breaker is open',
  isDown: false,
};

describe('the breaker of a game', () => {
  test('R4 after five failures in a row nobody asks for ten seconds, then one tries for all', async () => {
    const { open, calls, pass, answer, goWell, fail } = setUp();
    await fail(5);
    goWell();
    expect(await open({ member: 'ben' })).toMatchObject(refused);
    pass(9_999);
    expect(await open()).toMatchObject(refused);
    expect(calls()).toBe(5);
    pass(1);
    const trying = Promise.withResolvers<string>();
    answer(() => trying.promise);
    const first = open();
    expect(await open({ member: 'ben' })).toMatchObject(refused);
    trying.resolve('url');
    expect(await first).toBe('url');
    expect(await open()).toBe('url');
    expect(calls()).toBe(7);
  });

  test('R4 a try that fails closes the door again, and one failure after it is not enough', async () => {
    const { open, pass, goWell, fail } = setUp();
    await fail(5);
    pass(10_000);
    expect(await open()).toMatchObject({ trouble: 'timeout' });
    expect(await open()).toMatchObject(refused);
    pass(10_000);
    goWell();
    expect(await open()).toBe('url');
    await fail(4);
    goWell();
    expect(await open()).toBe('url');
    await fail(4);
    expect(await open()).toMatchObject({ trouble: 'timeout' });
    expect(await open()).toMatchObject(refused);
  });

  test('R4 an answer that is a no shows that the vendor is there', async () => {
    const { open, goWell, fail } = setUp();
    await fail(4);
    await fail(1, { error: () => new VendorFailure('unknown_game', 'status 404') });
    await fail(4);
    await fail(20, { error: () => new VendorFailure('unavailable', 'no url') });
    goWell();
    expect(await open()).toBe('url');
    await fail(5, { error: () => new VendorFailure('unavailable', 'status 500', true) });
    expect(await open()).toMatchObject(refused);
  });

  test('R4 other games of the vendor, other merchants and integrations go on, and so does the list', async () => {
    const { guarded, open, goWell, fail } = setUp();
    await fail(5);
    goWell();
    expect(await open({ game: 'two' })).toBe('url');
    expect(await open({ merchant: 'other' })).toBe('url');
    expect(await open({ integration: 'studio' })).toBe('url');
    expect(await guarded.listGames(account('m'))).toEqual([]);
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

describe('a guest’s trials', () => {
  test('R4 that fail close that trial and nothing that a member opens', async () => {
    const { open, goWell, fail } = setUp();
    for (const game of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await fail(50, { door: 'trial', game });
    }
    goWell();
    for (const door of ['money', 'free'] as const) {
      expect(await open({ door })).toBe('url');
    }
    expect(await open({ door: 'trial', game: 'seven' })).toBe('url');
    expect(await open({ door: 'trial' })).toMatchObject(refused);
  });

  test('R4 are never the call that tries for members, and take none of their turns', async () => {
    const { open, pass, goWell, fail } = setUp();
    await failForAll({ fail });
    pass(10_000);
    for (let left = 5; left > 0; left -= 1) {
      expect(await open({ door: 'trial' })).toMatchObject({ trouble: 'timeout' });
    }
    goWell();
    expect(await open({ game: 'four' })).toBe('url');
    expect(await open({ game: 'one' })).toBe('url');
  });

  test('R4 that succeed do not hide from members that money is not played for', async () => {
    const { open, goWell, fail } = setUp();
    for (let left = 5; left > 0; left -= 1) {
      await fail(1);
      goWell();
      await open({ door: 'trial' });
    }
    expect(await open()).toMatchObject(refused);
  });
});

describe('the breaker of a vendor', () => {
  test('R4 three members with three games in a row close all of its games for ten seconds', async () => {
    const { open, pass, goWell, fail } = setUp();
    await failForAll({ fail });
    goWell();
    expect(await open({ game: 'four' })).toMatchObject(refused);
    expect(await open({ game: 'four', door: 'free' })).toBe('url');
    expect(await open({ game: 'four', merchant: 'other' })).toBe('url');
    pass(10_000);
    expect(await open({ game: 'four' })).toBe('url');
    expect(await open({ game: 'five' })).toBe('url');
  });

  test('R4 one member alone closes games one by one, however many, and never the vendor', async () => {
    const { open, goWell, fail } = setUp();
    for (const game of ['one', 'two', 'three', 'four', 'five', 'six']) await fail(5, { game });
    goWell();
    expect(await open({ game: 'seven' })).toBe('url');
    expect(await open({ game: 'one' })).toMatchObject(refused);
  });

  test('R4 any number of members with one game close that game and never the vendor', async () => {
    const { open, goWell, fail } = setUp();
    for (const member of ['ann', 'ben', 'cid', 'dan', 'eve']) await fail(1, { member });
    goWell();
    expect(await open({ game: 'two' })).toBe('url');
    expect(await open()).toMatchObject(refused);
  });

  test('R4 a game that opened in between shows that it is there', async () => {
    const { open, goWell, fail } = setUp();
    await fail(2, { member: 'ann', game: 'one' });
    await fail(2, { member: 'ben', game: 'two' });
    goWell();
    await open({ member: 'dan', game: 'four' });
    await fail(2, { member: 'cid', game: 'three' });
    goWell();
    expect(await open({ game: 'five' })).toBe('url');
  });

  test('R4 a game that is closed for longer does not use up the vendor’s try', async () => {
    const { open, answer, pass, goWell, fail } = setUp();
    await fail(4, { game: 'one' });
    const late = Promise.withResolvers<string>();
    answer(() => late.promise);
    const early = open({ game: 'one' });
    await fail(1, { member: 'ben', game: 'two' });
    await fail(1, { member: 'cid', game: 'three' });
    pass(5_000);
    late.reject(down());
    await early;
    pass(5_000);
    goWell();
    expect(await open({ game: 'one' })).toMatchObject(refused);
    expect(await open({ game: 'four' })).toBe('url');
  });

  test('R4 what is remembered stays bounded: the oldest troubles are forgotten first', async () => {
    const { open, goWell, fail } = setUp();
    await fail(5, { game: 'first' });
    const failWithMany = async (door: 'money' | 'trial') => {
      for (let at = 0; at < 2_100; at += 1) await fail(1, { game: `g${at}`, door });
    };
    await failWithMany('trial');
    goWell();
    expect(await open({ game: 'first' })).toMatchObject(refused);
    await failWithMany('money');
    await fail(5, { game: 'last' });
    goWell();
    expect(await open({ game: 'first' })).toBe('url');
    expect(await open({ game: 'last' })).toMatchObject(refused);
  });
});
