// W6: random orders, duplicates, delays and conflicts of all calls at two server processes, held against the model. WALLET_STEPS says how many calls; the soak makes 100,000.
import { assertLedger, readBalances } from '@parlour/database/testing/ledger-fixtures';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { createVendorMerchant, seatPlayer, type Body } from '../../testing/vendor.ts';
import { voidDueRounds } from './rounds/void-rounds.ts';
import { WalletModel, type ModelCall } from './testing/wallet-model.ts';

const steps = Number(process.env['WALLET_STEPS'] ?? 2_000);
const stepsPerRun = 100;
const unit = 100_000;
const players = 3;

let site: TestSite;
let beside: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  beside = await startTestSite({}, site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const player = fc.nat({ max: players - 1 });
/** Few of each, so that they meet. */
const id = fc.nat({ max: 14 }).map((at) => `t${at}`);
const call: fc.Arbitrary<ModelCall> = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
  player,
  id,
  reference: id,
  round: fc.constantFrom('r1', 'r2', 'r3', null),
  amount: fc.constantFrom(0, 1, 7 * unit, 30 * unit, 60 * unit),
  isFree: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  closes: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
});

type Step =
  | { does: 'call'; call: ModelCall; times: number }
  | { does: 'repeat'; back: number; times: number }
  /** A win or a rollback of what was sent before: by chance alone hardly a bet that won would ever be given back. */
  | { does: 'follow'; back: number; with: Pick<ModelCall, 'kind' | 'id' | 'amount'>; times: number }
  | { does: 'pass day' }
  | { does: 'log in' | 'log out' | 'disable' | 'enable'; player: number };

const times = fc.constantFrom(1, 1, 1, 3);
const following = fc.record({
  kind: fc.constantFrom('win' as const, 'rollback' as const),
  id: fc.nat({ max: 59 }).map((at) => `f${at}`),
  amount: fc.constantFrom(1, 30 * unit, 60 * unit),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant('call' as const), call, times }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('repeat' as const),
      back: fc.nat({ max: 30 }),
      times,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('follow' as const),
      back: fc.nat({ max: 5 }),
      with: following,
      times,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pass day' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('log in', 'log in', 'log out', 'disable', 'enable', 'enable'),
      player,
    }),
  },
);

type Seated = Awaited<ReturnType<typeof seatPlayer>>;

/** The wallet's side of a run: three members of a merchant of their own. */
async function startRun() {
  const merchant = await createVendorMerchant(site);
  await beside.merchants.reload();
  const seated: Seated[] = [];
  for (let at = 0; at < players; at += 1) seated.push(await seatPlayer(site, { merchant }));
  const tokens = seated.map(({ token }) => token);
  const at = (index: number): Seated => {
    const found = seated[index];
    if (!found) throw new Error(`there is no player ${index}`);
    return found;
  };
  return {
    merchant,
    at,
    comeBack: async (index: number) => {
      tokens[index] = await at(index).comeBack();
    },
    setDisabled: (index: number, disabled: boolean) =>
      forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
        tx.execute(sql`update member set disabled = ${disabled} where id = ${at(index).member.id}`),
      ),
    send: (sent: ModelCall, process: TestSite) => {
      const body: Body = {
        token: tokens[sent.player],
        transaction_uuid: sent.id,
        amount: sent.amount,
        round: sent.round,
        round_closed: sent.closes,
        is_free: sent.isFree,
        ...(sent.kind !== 'bet' && { reference_transaction_uuid: sent.reference }),
      };
      return at(sent.player).at(process.app).ask(`transaction/${sent.kind}`, body);
    },
  };
}

type Run = Awaited<ReturnType<typeof startRun>>;
let now = Date.parse('2026-11-21T12:00:00Z');

async function takeStep(
  run: Run,
  model: WalletModel,
  { step: each, sent }: { step: Step; sent: ModelCall[] },
) {
  switch (each.does) {
    case 'call':
      sent.push(each.call);
      return callAndCompare(run, model, { call: each.call, times: each.times });
    case 'repeat': {
      const again = sent.at(-1 - each.back);
      return again && callAndCompare(run, model, { call: again, times: each.times });
    }
    case 'follow': {
      const before = sent.at(-1 - each.back);
      if (!before) return undefined;
      const after: ModelCall = { ...before, ...each.with, reference: before.id };
      sent.push(after);
      return callAndCompare(run, model, { call: after, times: each.times });
    }
    case 'pass day': {
      const more = 24 * 3_600_000 + 1;
      now += more;
      site.pass(more);
      beside.pass(more);
      model.passDay();
      return voidDueRounds({
        database: site.database,
        listMerchants: async () => [run.merchant],
        clock: () => new Date(now),
        onFailure: (error) => {
          throw error;
        },
      });
    }
    case 'log in':
      // A disabled member cannot log in.
      if (model.disabled[each.player]) return undefined;
      model.loggedIn[each.player] = true;
      return run.comeBack(each.player);
    case 'log out':
      // Nor log out.
      if (!model.loggedIn[each.player] || model.disabled[each.player]) return undefined;
      model.loggedIn[each.player] = false;
      return run.at(each.player).logOut();
    case 'disable':
    case 'enable':
      model.disabled[each.player] = each.does === 'disable';
      return run.setDisabled(each.player, each.does === 'disable');
  }
}

type SentCall = { call: ModelCall; times: number };

/** The same call so many times at once, at both processes: every answer is the one that the model expects. */
async function callAndCompare(
  run: Run,
  model: WalletModel,
  { call: sent, times: count }: SentCall,
) {
  const { status, balance } = model.apply(sent);
  const ask = async (at: number): Promise<unknown> => {
    const reply = await run.send(sent, at % 2 === 0 ? site : beside);
    // A busy machine may be too slow for the protocol. Then the vendor asks again, as vendors do.
    if (reply.status === 'RS_ERROR_UNKNOWN' && status !== reply.status) return ask(at);
    return { status: reply.status, balance: reply.balance };
  };
  const replies = await Promise.all(Array.from({ length: count }, (_, at) => ask(at)));
  for (const reply of replies) expect(reply, JSON.stringify(sent)).toEqual({ status, balance });
}

async function holdAgainstModel(all: Step[]) {
  const run = await startRun();
  const model = new WalletModel(players, 100 * unit);
  const sent: ModelCall[] = [];
  for (const each of all) await takeStep(run, model, { step: each, sent });
  for (let index = 0; index < players; index += 1) {
    const { place, member } = run.at(index);
    const held = await readBalances(place, member.id);
    expect(held['USD']).toBe(BigInt(model.balances[index] ?? -1));
  }
}

test(
  `W6, W4, W3 ${steps} steps in any order, doubled, late and in conflict: the wallet does what the model does`,
  { timeout: 60_000 + steps * 100 },
  async () => {
    const run = fc.asyncProperty(
      fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun }),
      holdAgainstModel,
    );
    // Not made smaller: that takes longer than to look at it. The seed and path that it prints run it again.
    await fc.assert(run, { numRuns: Math.ceil(steps / stepsPerRun), endOnFailure: true });
    await assertLedger(site.urls.appUrl);
  },
);
