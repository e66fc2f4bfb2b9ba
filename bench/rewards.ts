// npm run bench:rewards -- [rounds] [seconds]
// Measures the leaderboard and the list of claimable rewards with 100,000 members and 1,000,000 facts, against a call of the
// same server that reads one row by its key, in turns, each with the member's session. Prints medians, ratios and targets.
import { walletBalance } from '@parlour/contract/wallet/calls';
import { leaderBoard, rewardClaims } from '@parlour/contract/rewards/calls';
import { callerOf, type Caller } from '../soak/caller.ts';
import { withProduct } from '../soak/own-product.ts';
import { command, wait, type Product } from '../soak/product.ts';
import { atOnce, type Figures } from './bets/pace.ts';
import { numbers } from './figures/options.ts';
import { median } from './figures/statistics.ts';
import { call, host, logIn } from './requests/visitors.ts';
import { fillRewards } from './rewards/fill-rewards.ts';

const [rounds = 5, calls = 600] = numbers;
const together = 20;
/** Largest cost of each list, in plain reads. */
const allowed = 3;

const paths = {
  'one row by its key': walletBalance.path,
  'leaderboard, page one with the own row': `${leaderBoard.path}?period=week`,
  'what can be claimed': rewardClaims.path,
} as const;
type Name = keyof typeof paths;
const plain = 'one row by its key' satisfies Name;
const names = Object.keys(paths) as Name[];

function prepare(product: Product): void {
  command(product, ['scripts/merchant.ts', 'lumen', 'set', 'limits.readsPerAddress=100000000']);
}

type MemberCaller = { ask: Caller; headers: Record<string, string> };

const callsOf = ({ ask, headers }: MemberCaller, name: Name) =>
  Array.from({ length: calls }, () => async () => {
    const { status } = await ask('GET', paths[name], { headers });
    return status === 200;
  });

/** Measures all calls in several runs, with another order each time. The first run is a warm-up. */
async function measure(asking: MemberCaller): Promise<Record<Name, Figures[]>> {
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Figures[]
  >;
  for (let round = -1; round < rounds; round += 1) {
    const first = (round + names.length) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const figures = await atOnce(callsOf(asking, name), together);
      if (figures.failed > 0) throw new Error(`${name}: ${figures.failed} calls failed`);
      if (round >= 0) measured[name].push(figures);
    }
  }
  return measured;
}

function report(measured: Record<Name, Figures[]>): boolean {
  const perSecond = (name: Name) => median(measured[name].map((each) => each.perSecond));
  const base = perSecond(plain);
  const costs = names.map((name) => ({ name, cost: base / perSecond(name) }));
  for (const { name, cost } of costs) {
    const p99 = median(measured[name].map((each) => each.p99));
    console.log(
      `${name.padEnd(40)} ${perSecond(name).toFixed(0).padStart(6)} a second, p99 ${p99.toFixed(0).padStart(4)} ms, ${cost.toFixed(2)} plain reads`,
    );
  }
  const isMet = costs.every(({ cost }) => cost <= allowed);
  console.log(`${isMet ? 'met   ' : 'MISSED'} each at most ${allowed} plain reads`);
  return isMet;
}

await withProduct(host, async (product) => {
  prepare(product);
  console.log(`rows: ${await fillRewards(product)}`);
  const { token, cookie } = await logIn(product.port);
  const asking: MemberCaller = {
    ask: callerOf(product.port, host),
    headers: { ...call, authorization: token, cookie },
  };
  const isRaised = async () => (await atOnce(callsOf(asking, plain), together)).failed === 0;
  if ((await wait(20_000, isRaised)) === null) throw new Error('the limits were never raised');
  const began = performance.now();
  await asking.ask('GET', `${leaderBoard.path}?period=month`, { headers: asking.headers });
  console.log(
    `a leaderboard that nobody asked for in half a minute: ${(performance.now() - began).toFixed(0)} ms`,
  );
  process.exitCode = report(await measure(asking)) ? 0 : 1;
});
