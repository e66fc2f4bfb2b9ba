// Players that stake without a pause, through the calls of a vendor. A call without a clear answer is repeated under
// the same id until it gets one. At the end each player therefore knows its balance to the last unit.
import { randomUUID } from 'node:crypto';
import { clusterUrl } from '@parlour/database/embedded/address';
import { readTransactions } from '@parlour/seed/testing/ledger-fixtures';
import type { Caller } from './caller.ts';
import { fixturesOf } from './fixtures-of.ts';
import { logIn } from './log-in.ts';
import type { Product } from './product.ts';
import type { Chance } from './random.ts';
import { merchantCode, type AskWallet, type WalletCall } from './vendor.ts';

export type Staker = {
  memberId: string;
  usual: Record<string, unknown>;
  /** The balance that the wallet must have, in 1/100000. */
  balance: number;
};
export type Table = { place: { ownerUrl: string; merchantCode: string }; stakers: Staker[] };

const seats = 20;
const currency = 'PHP';
const opening = 1_000_000_000;

/** Creates members with 10,000.00 each, logs them in and launches a game for each. */
export async function seatStakers(product: Product, call: Caller): Promise<Table> {
  const { createMember, createWalletToken, openWallet } = await fixturesOf(product);
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const place = { ownerUrl, merchantCode };
  const stakers: Staker[] = [];
  for (let at = 0; at < seats; at += 1) {
    const member = await createMember(ownerUrl, merchantCode);
    await openWallet(place, { memberId: member.id, currency }, BigInt(opening));
    const answer = await logIn(call, member);
    if (answer.status !== 200) throw new Error(`a staker cannot log in: ${answer.body}`);
    const gameCode = 'soak';
    const token = await createWalletToken(place, { memberId: member.id, currency, gameCode });
    const user = member.id.replaceAll('-', '');
    const usual = { user, token, game_code: gameCode, currency };
    stakers.push({ memberId: member.id, usual, balance: opening });
  }
  return { place, stakers };
}

/** The acknowledged calls. `moved` has, for each transaction id, the amount that the wallet must have stored. */
export type Receipts = { moved: Map<string, number>; asked: WalletCall[]; unclear: number };
const newReceipts = (): Receipts => ({ moved: new Map(), asked: [], unclear: 0 });

type Stake = { ask: AskWallet; staker: Staker; receipts: Receipts };
type Money = { path: WalletCall['path']; amount: number; into: number; reference?: string };

/** Repeats the call until its outcome is clear, as vendors do, and returns its id. Throws if the wallet refuses it. */
async function settle({ ask, staker, receipts }: Stake, round: string, money: Money) {
  const { path, amount, into, reference } = money;
  const id = randomUUID();
  const body = {
    ...staker.usual,
    transaction_uuid: id,
    round,
    amount,
    ...(reference && { reference_transaction_uuid: reference }),
  };
  const verdict = await untilClear({ ask, staker, receipts }, { path, body });
  if (verdict !== 'RS_OK') throw new Error(`${path} got ${verdict}`);
  staker.balance += into;
  receipts.moved.set(id, amount);
  receipts.asked.push({ path, body });
  return id;
}

async function untilClear({ ask, receipts }: Stake, call: WalletCall): Promise<string> {
  for (;;) {
    const status = await ask(call).then(
      (answer) => answer.status,
      () => null,
    );
    if (status !== null && status !== 'RS_ERROR_UNKNOWN') return status;
    receipts.unclear += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Plays one round as games do: a stake, then a win of zero, one or two wins, or a rollback. */
async function playRound(stake: Stake, chance: Chance): Promise<void> {
  const round = randomUUID();
  const amount = Math.floor(chance.between(1, 500_000));
  const bet = await settle(stake, round, { path: 'transaction/bet', amount, into: -amount });
  const wins = chance.pick([[0], [amount], [amount, 7], null]);
  if (wins === null) {
    const back = { path: 'transaction/rollback', amount, into: amount, reference: bet } as const;
    await settle(stake, round, back);
    return;
  }
  for (const won of wins) {
    const win = { path: 'transaction/win', amount: won, into: won, reference: bet } as const;
    await settle(stake, round, win);
  }
}

/** Starts to play. `stop` resolves when every player has a clear answer to its last call. */
export function startStaking(ask: AskWallet, { stakers }: Table, chance: Chance) {
  const receipts = newReceipts();
  const ending = new AbortController();
  const faults: string[] = [];
  const play = async (staker: Staker): Promise<void> => {
    try {
      while (!ending.signal.aborted) await playRound({ ask, staker, receipts }, chance);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  };
  const running = Promise.all(stakers.map(play));
  return {
    stop: async (): Promise<{ receipts: Receipts; faults: string[] }> => {
      ending.abort();
      await running;
      return { receipts, faults };
    },
  };
}

/** Checks that no acknowledged call is lost or counted twice, in the ledger or in a wallet, also after all are repeated. */
export async function reckonStakes(
  ask: AskWallet,
  { place, stakers }: Table,
  { moved, asked }: Receipts,
): Promise<string[]> {
  const faults: string[] = [];
  const kept = await readTransactions(place, [...moved.keys()]);
  for (const [id, amount] of moved) {
    if (kept.get(id) !== BigInt(amount)) faults.push(`${id} was acknowledged and is not kept`);
  }
  for (const again of asked) {
    const { status } = await ask(again);
    if (status !== 'RS_OK') faults.push(`${again.path} again got ${status}`);
  }
  for (const { usual, balance } of stakers) {
    const held = await ask({ path: 'user/balance', body: usual });
    if (held.balance !== balance) faults.push(`a wallet holds ${held.balance}, not ${balance}`);
  }
  return faults;
}
