// A process can die between any two of its steps. Another one then finishes its work, and nothing counts twice.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessDeath, dying, type Death } from '../testing/dying-process.ts';
import { startTestMoney, type TestMoney } from '../testing/test-money.ts';
import { inTransaction } from '../in-transaction.ts';
import { openMoney } from './open-money.ts';

let test: TestMoney;
beforeAll(async () => {
  test = await startTestMoney();
});
afterAll(() => test.close());

const peso = 100_000n;
const held = () => BigInt(test.testWallet.balance());

/** Plays a whole round: the stake, a win, the prize. */
async function playRound(playId: string, ids: { stake: string; prize: string }, death: Death) {
  const process = dying(test, death);
  const money = openMoney({ ...process, clock: test.clock });
  const stake = { id: ids.stake, playId, amount: peso, round: randomUUID() };
  await inTransaction(process.pool, (client) => money.noteStake(client, stake));
  const { end } = await money.sendStake(ids.stake);
  if (end !== 'taken') return;
  const prize = { id: ids.prize, stakeId: ids.stake, amount: 3n * peso };
  await inTransaction(process.pool, (client) => money.notePrize(client, prize));
  await money.sendPrize(ids.prize);
}

const dies = async (round: Promise<unknown>): Promise<boolean> => {
  try {
    await round;
    return false;
  } catch (error) {
    if (error instanceof ProcessDeath) return true;
    throw error;
  }
};

describe.each([
  ['with money', false],
  ['with play money', true],
])('a process that dies in a round %s', (_, isDemo) => {
  const balanceOf = async (playId: string): Promise<bigint> => {
    const found = await test.money.balance(playId);
    return 'balance' in found ? found.balance : 0n;
  };

  it.each([
    ['before a step is done', false],
    ['when a step is done and nobody heard of it', true],
  ])('W6 %s: no stake is lost and none counts twice', async (__, isDone) => {
    let atStep = 1;
    for (let isDead = true; isDead; atStep += 1) {
      const playId = await test.sitDown(isDemo);
      const before = await balanceOf(playId);
      const ids = { stake: randomUUID(), prize: randomUUID() };
      isDead = await dies(playRound(playId, ids, { atStep, isDone }));
      await test.drain();
      const [stake, prize] = [await test.stateOf(ids.stake), await test.stateOf(ids.prize)];
      expect(['none', 'undone', 'taken'], `step ${atStep}`).toContain(stake);
      expect(['none', 'taken'], `step ${atStep}`).toContain(prize);
      const staked = stake === 'taken' ? peso : 0n;
      const won = prize === 'taken' ? 3n * peso : 0n;
      expect(await balanceOf(playId), `step ${atStep}`).toBe(before - staked + won);
    }
    expect(atStep).toBeGreaterThan(isDemo ? 10 : 12);
  });
});

it.each(['http-500', 'lost-ok', 'unknown'] as const)(
  'W6 dying while answers fail (%s) leaves no doubtful stake without its rollback',
  async (mood) => {
    let atStep = 1;
    for (let isDead = true; isDead; atStep += 1) {
      const playId = await test.sitDown();
      const before = held();
      const ids = { stake: randomUUID(), prize: randomUUID() };
      test.testWallet.be(mood, mood, mood, mood);
      isDead = await dies(playRound(playId, ids, { atStep, isDone: true }));
      test.testWallet.behave();
      await test.drain();
      expect(['none', 'undone'], `step ${atStep}`).toContain(await test.stateOf(ids.stake));
      expect(held(), `step ${atStep}`).toBe(before);
    }
    expect(atStep).toBeGreaterThan(12);
  },
);

describe('several processes', () => {
  it('W6 fifty prizes and two queues: each is sent once', async () => {
    const stakes: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const id = await test.note(await test.sitDown(), peso);
      await test.money.sendStake(id);
      stakes.push(id);
    }
    for (const id of stakes) await test.pay(id, 2n * peso);
    test.testWallet.calls.length = 0;
    const before = held();
    const other = openMoney(test);
    await Promise.all([test.money.runDue(), other.runDue(), test.money.runDue(), other.runDue()]);
    expect(test.testWallet.calls.filter(({ path }) => path.endsWith('/win'))).toHaveLength(50);
    expect(held()).toBe(before + 100n * peso);
  });

  it('W3 one stake sent by four at once, whatever is answered, has one end', async () => {
    const others = Array.from({ length: 4 }, () => openMoney(test));
    const moods = ['lost-ok', 'good', 'http-500', 'unknown', 'good', 'wrong-echo'] as const;
    for (let turn = 0; turn < 12; turn += 1) {
      const before = held();
      const id = await test.note(await test.sitDown(), peso);
      test.testWallet.be(...moods.slice(turn % 6), ...moods.slice(0, turn % 6));
      await Promise.all(others.map((each) => each.sendStake(id)));
      test.testWallet.behave();
      await test.drain();
      const { end } = await test.money.sendStake(id);
      expect(held(), `turn ${turn}`).toBe(end === 'taken' ? before - peso : before);
    }
  });

  it('W3 a no to one of several that send the same stake is no proof for the others', async () => {
    const before = held();
    const id = await test.note(await test.sitDown(), before + peso);
    const others = Array.from({ length: 3 }, () => openMoney(test));
    const ends = await Promise.all(others.map((each) => each.sendStake(id)));
    expect(ends.map(({ end }) => end)).toEqual(['short', 'short', 'short']);
    await test.drain();
    expect(held()).toBe(before);
  });
});
