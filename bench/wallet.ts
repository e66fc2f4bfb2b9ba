// npm run bench:wallet -- [rounds] [seconds]
// Measures bets over HTTP, with their signatures, against pg that only sends their statements to the same Postgres, interleaved.
// Then bets that each write a fact against bets that write none, and bets of members with a bonus against those of members
// without. Prints medians, ratios and targets.
import { clusterUrl } from '@parlour/database/embedded/address';
import { seatStakers, type Staker } from '../soak/stakers.ts';
import type { Caller } from '../soak/caller.ts';
import { command, type Product } from '../soak/product.ts';
import { connectVendor, type PrepareCall } from '../soak/vendor.ts';
import { openBareBets, type BareBets } from './bets/bare-bets.ts';
import { withProduct } from '../soak/own-product.ts';
import { measureBonuses } from './bets/bonus-bets.ts';
import { measureFacts } from './facts/measure-facts.ts';
import { keepFigures, numbers, productFolder } from './figures/options.ts';
import { atOnce, atRate, type Figures } from './bets/pace.ts';
import { median, type Figure } from './figures/statistics.ts';
import { betsOf } from './bets/wallet-bets.ts';

const [rounds = 5, seconds = 5] = numbers;
const together = 20;
const perSecond = 200;

type Loads = Record<'bare' | 'bets' | 'steady' | 'one wallet', Figures[]>;

async function measureAll(prepare: PrepareCall, stakers: Staker[], bare: BareBets | null) {
  const loads: Loads = { bare: [], bets: [], steady: [], 'one wallet': [] };
  // The first run is a warm-up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const count = 400 * seconds;
    const each = {
      ...(bare && { bare: await atOnce(bare.prepare(count), together) }),
      bets: await atOnce(betsOf(prepare, stakers, count), together),
      steady: await atRate(betsOf(prepare, stakers, perSecond * seconds), perSecond),
      'one wallet': await atRate(betsOf(prepare, stakers.slice(0, 1), 100 * seconds), 100),
    };
    if (round < 0) continue;
    for (const [name, figures] of Object.entries(each)) loads[name as keyof Loads].push(figures);
  }
  return loads;
}

type Target = { most: number } | { least: number };

function judge(what: string, value: number, target: Target): boolean {
  const isMet = 'most' in target ? value <= target.most : value >= target.least;
  const bound = 'most' in target ? `at most ${target.most}` : `at least ${target.least}`;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(2)}, ${bound}`);
  return isMet;
}

const rows: [keyof Loads, string][] = [
  ['bare', `their statements by pg, ${together} at once`],
  ['bets', `bets, ${together} at once`],
  ['steady', `bets, ${perSecond} a second`],
  ['one wallet', 'bets on one wallet, 100 a second'],
];

function report(loads: Loads): boolean {
  const of = (name: keyof Loads, figure: keyof Figures) =>
    median(loads[name].map((figures) => figures[figure]));
  console.log(
    'load'.padEnd(34) +
      ['per s', 'p50 ms', 'p99 ms', 'failed'].map((each) => each.padStart(9)).join(''),
  );
  for (const [name, title] of rows) {
    const cells = (['perSecond', 'p50', 'p99', 'failed'] as const).map((each) =>
      of(name, each).toFixed(1).padStart(9),
    );
    console.log(title.padEnd(34) + cells.join(''));
  }
  const ratio = (figure: keyof Figures) => of('bets', figure) / of('bare', figure);
  console.log(`\nbesides: ${ratio('p99').toFixed(2)} times the p99 of the bare statements`);
  const met = [
    judge('bets a second beside the bare statements, share', ratio('perSecond'), {
      least: 0.6,
    }),
    judge(`p99 at ${perSecond} bets a second, ms`, of('steady', 'p99'), { most: 200 }),
    judge('p99 at 100 bets a second on one wallet, ms', of('one wallet', 'p99'), { most: 250 }),
    judge('bets that got no answer in time', of('steady', 'failed') + of('bets', 'failed'), {
      most: 0,
    }),
  ];
  return met.every(Boolean);
}

type Paces = Record<'without' | 'with', number[]>;

/** Prints the ratios of the pairs of turns: median and quartiles. */
function reportPairs(paces: Paces, what: string, target: Target): boolean {
  const ratios = paces.with
    .map((pace, at) => pace / (paces.without[at] ?? Number.NaN))
    .toSorted((one, two) => one - two);
  const at = (part: number) => (ratios[Math.floor(ratios.length * part)] ?? Number.NaN).toFixed(2);
  console.log(
    `\nbets a second, ${ratios.length} pairs of turns: ${median(paces.without).toFixed(0)} without ${what}, ` +
      `${median(paces.with).toFixed(0)} with; half of the ratios between ${at(0.25)} and ${at(0.75)}`,
  );
  return judge(`bets a second with ${what}, share`, median(ratios), target);
}

const walletFigures = (loads: Loads): Figure[] =>
  rows.flatMap(([name]): Figure[] => {
    const of = (figure: keyof Figures) => median(loads[name].map((figures) => figures[figure]));
    const pace: Figure = { name: `${name} per s`, better: 'more', value: of('perSecond') };
    const waits = (['p50', 'p99', 'failed'] as const).map((figure): Figure => ({
      name: `${name} ${figure}`,
      better: 'less',
      value: of(figure),
    }));
    return loads[name].length === 0 ? [] : [pace, ...waits];
  });

async function measureProduct(product: Product, call: Caller): Promise<boolean> {
  const prepare = connectVendor(product, call);
  const { stakers } = await seatStakers(product, call);
  // The bare statements are those of this checkout's code: another checkout's database may not know them.
  const bare = productFolder
    ? null
    : await openBareBets(clusterUrl(product.dataDir, 'app'), stakers);
  if (bare) console.log(`a bet is ${bare.statements} statements`);
  const loads = await measureAll(prepare, stakers, bare);
  await bare?.close();
  // A fact is written by this checkout's code: another checkout's database may not know the outbox.
  const facts = productFolder ? null : await measureFacts(product, stakers, 8 * rounds);
  const bonuses = productFolder
    ? null
    : await measureBonuses(product, { prepare, stakers }, 8 * rounds);
  // The check is the checkout's own command, because its database may have other tables.
  console.log(command(product, ['scripts/ledger.ts', 'check']));
  keepFigures(walletFigures(loads));
  const isFast = report(loads);
  const met = [
    isFast,
    facts === null || reportPairs(facts, 'a fact each', { least: 0.95 }),
    bonuses === null || reportPairs(bonuses, 'an active bonus', { least: 0.9 }),
  ];
  return met.every(Boolean);
}

const isMet = await withProduct('lumen.localhost', measureProduct, productFolder);
process.exit(isMet ? 0 : 1);
