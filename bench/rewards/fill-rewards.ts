// Fills a merchant with as many members, facts and rewards as a market leader has, by a few statements.
import { clusterUrl } from '@parlour/database/embedded/address';
import { readSettings } from '@parlour/contract/settings.schema';
import { demoMerchants } from '@parlour/seed/demo-facts';
import { readRows } from '@parlour/database/testing/read-rows';
import type { Product } from '../../soak/product.ts';
import { merchantCode } from '../../soak/vendor.ts';

const sizes = { members: 100_000, facts: 1_000_000, rewards: 1_000_000 };
/** Number of consecutive days on which the calling member checked in, each with a reward. */
const signedIn = 365;

/** Inserts members with the demo member's password. */
const members = `
  insert into member (merchant_code, id, username, username_key, password_hash, created_at)
  select '${merchantCode}', uuidv7(), 'bench' || at, 'bench' || at, demo.password_hash, now() - interval '90 days'
  from generate_series(1, ${sizes.members}) at, member demo
  where demo.merchant_code = '${merchantCode}' and demo.username_key = 'demo'`;

const demo = demoMerchants.find(({ code }) => code === merchantCode);
/** The zone in which the merchant's days begin. */
const timeZone = readSettings(demo?.settings ?? {})('timeZone');

/** Inserts scores. Many members share few points, and ranks are counted over all of them. */
const scores = `
  insert into score (merchant_code, period, first_day, member_id, points, reached_at)
  select merchant_code, period, date_trunc(period, now() at time zone '${timeZone}')::date, id,
    1 + (hashtext(id::text) & 4095), now()
  from member, unnest(array['day', 'week', 'month']) period
  where merchant_code = '${merchantCode}'
  on conflict do nothing`;

const facts = `
  insert into activity (merchant_code, member_id, kind, reference, happened_at, day, game, category, currency, staked, won)
  select '${merchantCode}', id, 'round', 'bench' || at, now(), now()::date, 'game' || at, 'RNG', 'PHP', 100000, 0
  from member, generate_series(1, ${sizes.facts / sizes.members}) at
  where merchant_code = '${merchantCode}'`;

const rewardOf = (amount: string) =>
  `'{"kind":"cash","amount":"${amount}"}', 'PHP', ${amount}00000`;
const signInOf = `(select id from promotion
  where merchant_code = '${merchantCode}' and definition -> 'rule' ->> 'kind' = 'signIn' limit 1)`;
const tasksOf = `(select id from promotion
  where merchant_code = '${merchantCode}' and definition -> 'rule' ->> 'kind' = 'tasks' limit 1)`;
const columns = `merchant_code, member_id, promotion_id, occasion, reward, currency, cost, state, ready_at, paid_at`;

const paid = `
  insert into reward (${columns})
  select '${merchantCode}', id, ${signInOf}, 'day ' || (now()::date - at * 2), ${rewardOf('1')}, 'paid', now(), now()
  from member, generate_series(1, ${sizes.rewards / sizes.members - 2}) at
  where merchant_code = '${merchantCode}' and username like 'bench%'`;

const ready = `
  insert into reward (${columns})
  select '${merchantCode}', id, ${tasksOf}, 'bench ' || at, ${rewardOf('1')}, 'ready', now(), null
  from member, generate_series(1, 2) at
  where merchant_code = '${merchantCode}' and username like 'bench%'`;

const ofTheAsking = `
  insert into reward (${columns})
  select '${merchantCode}', id, ${signInOf}, 'day ' || (now()::date - at), ${rewardOf('1')}, 'paid', now(), now()
  from member, generate_series(1, ${signedIn}) at
  where merchant_code = '${merchantCode}' and username = 'demo'
  on conflict do nothing`;

/** Counts the rows that must exist, because a bench over an empty table shows nothing. */
const counts = `
  select (select count(*) from member) members, (select count(*) from activity) facts,
    (select count(*) from reward) rewards, (select count(*) from score where period = 'week') scores`;

export async function fillRewards({ dataDir }: Product): Promise<string> {
  // The URL of a socket already has a query, so the option is appended with `&`.
  const url = `${clusterUrl(dataDir, 'owner')}&options=-c%20app.merchant%3D${merchantCode}`;
  for (const statement of [members, scores, facts, paid, ready, ofTheAsking, 'analyze']) {
    await readRows(url, statement);
  }
  const [found = {}] = await readRows<Record<string, string>>(url, counts);
  const isFull = Object.entries(sizes).every(([name, size]) => Number(found[name]) >= size);
  const told = JSON.stringify(found);
  if (!isFull) throw new Error(`the merchant was not filled: ${told}`);
  return told;
}
