// Guesses of a vendor's signature: the answers, the log, and the effect on other senders (W5).
import { money } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { otherKeys, seatPlayer, send, signed, type Reply } from '../../../testing/vendor.ts';
import { slowSenders } from './slow-senders.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const one = 100_000;
const refused = 'RS_ERROR_INVALID_SIGNATURE';
/** The verdict of a call, or `hung up`. */
const outcomeOf = (asked: Promise<Reply>): Promise<string> =>
  asked.then(
    ({ status }) => status,
    () => 'hung up',
  );
const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]),
  );

type SeatedPlayer = Awaited<ReturnType<typeof seatPlayer>>;

/** Returns a function that sends a forged bet of the player from an address to a process. */
function forger({ merchant, user, token }: SeatedPlayer, at: TestSite, from: string) {
  const usual = { user, token, game_code: 'one', currency: 'USD', request_uuid: 'r' };
  const text = JSON.stringify({ ...usual, transaction_uuid: 'f', amount: one, round: 'r1' });
  const headers = { 'x-hub88-signature': signed(text, otherKeys.privateKey) };
  const sent = { merchant: merchant.code, path: 'transaction/bet', text, from };
  return () => outcomeOf(send(at.app, sent, headers));
}
const times = <T>(count: number, run: () => Promise<T>) => Array.from({ length: count }, run);

type LogLine = { msg: string; integration?: string; from?: string; wrong?: number };
const warningsOf = (at: TestSite): LogLine[] =>
  at
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ msg }) => msg === 'a wallet call has a wrong signature');

describe('wrong signatures', () => {
  test('W5 five are refused at once, ten more wait, the rest get no answer; right calls from the same address never wait', async () => {
    const own = await startTestSite({}, site);
    const player = await seatPlayer(own);
    const from = '198.51.100.7';
    const forge = forger(player, own, from);
    expect(countOf(await Promise.all(times(5, forge)))).toEqual({ [refused]: 5 });

    let over = 0;
    const guesses = times(40, () => forge().finally(() => (over += 1)));
    for (let turn = 0; turn < 10; turn += 1) {
      const bet = await player.bet(`b${turn}`, one, { round: `r${turn}` });
      expect(bet.status).toBe('RS_OK');
    }
    // All calls without an answer have ended; held ones still wait, though ten bets were settled meanwhile.
    expect(over).toBe(30);
    // Another sender of a first wrong call does not wait either.
    expect(await forger(player, own, '203.0.113.9')()).toBe(refused);
    // A process that ends answers all held calls.
    await own.close();
    expect(countOf(await Promise.all(guesses))).toEqual({ 'hung up': 30, [refused]: 10 });
    expect(await player.holds()).toBe(money('90'));
  });

  test('W5 the log says which integration, from where without the address, and how many; a flood does not fill it', async () => {
    const own = await startTestSite({}, site);
    const player = await seatPlayer(own);
    const from = '198.51.100.77';
    const guesses = times(250, forger(player, own, from));
    const [first] = await Promise.all(guesses.slice(0, 1));
    expect(first).toBe(refused);
    await player.bet('b1', one);
    await own.close();
    await Promise.all(guesses);
    const lines = warningsOf(own);
    expect(lines.map(({ wrong }) => wrong)).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6, 15, 100, 200]) as number[],
    );
    expect(lines).toHaveLength(17);
    const senders = new Set(lines.map(({ integration, from: hash }) => `${integration} ${hash}`));
    expect([...senders]).toEqual([expect.stringMatching(/^hub [\w-]{16}$/) as string]);
    expect(own.logged()).not.toContain(from);
  });
});

describe('a sender', () => {
  const quiet = () => new AbortController();

  test('W5 is forgotten after a minute without a wrong one, and not before', async () => {
    let now = 0;
    const { hold } = slowSenders(() => new Date(now));
    for (let turn = 1; turn <= 5; turn += 1) {
      now += 59_000;
      expect(await hold('a', quiet())).toEqual({ wrong: turn, isAnswered: true });
    }
    const gone = quiet();
    gone.abort();
    now += 59_000;
    expect(await hold('a', gone)).toEqual({ wrong: 6, isAnswered: true });
    now += 60_000;
    expect(await hold('a', quiet())).toEqual({ wrong: 1, isAnswered: true });
  });

  test('W5 who gives up waiting frees the place that he took', async () => {
    const { hold } = slowSenders(() => new Date(0));
    for (let turn = 0; turn < 5; turn += 1) await hold('a', quiet());
    const callers = Array.from({ length: 10 }, quiet);
    const waiting = callers.map((caller) => hold('a', caller));
    expect(await hold('a', quiet())).toEqual({ wrong: 16, isAnswered: false });
    for (const caller of callers) caller.abort();
    await Promise.all(waiting);
    const last = quiet();
    const held = hold('a', last);
    last.abort();
    expect(await held).toEqual({ wrong: 17, isAnswered: true });
  });

  test('W5 however many senders there are, so many wait at most and so many are remembered', async () => {
    const { hold, releaseAll } = slowSenders(() => new Date(0));
    const waiting: Promise<unknown>[] = [];
    const ask = (sender: number) => hold(`s${sender}`, quiet());
    for (let sender = 0; sender < 20; sender += 1) {
      for (let turn = 0; turn < 5; turn += 1) await ask(sender);
      for (let turn = 0; turn < 10; turn += 1) waiting.push(ask(sender));
    }
    for (let turn = 0; turn < 5; turn += 1) await ask(20);
    expect(await ask(20)).toEqual({ wrong: 6, isAnswered: false });
    for (let sender = 100; sender < 10_100; sender += 1) await ask(sender);
    expect(await ask(20)).toEqual({ wrong: 1, isAnswered: true });
    releaseAll();
    await Promise.all(waiting);
  });
});
