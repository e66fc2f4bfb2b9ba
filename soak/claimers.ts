// Members that claim rewards without a pause. What got no clear answer is asked again with the same key until it does. So at the end each knows what it was paid, and each offer how many it had.
import { randomUUID } from 'node:crypto';
import { clusterUrl } from '@parlour/database/embedded/address';
import { checkRewards } from '@parlour/database/rewards/check-rewards';
import { importPromotion, readPromotion, setState } from '@parlour/database/rewards/promotions';
import { readBalances } from '@parlour/database/testing/ledger-fixtures';
import type { Caller } from './caller.ts';
import { fixturesOf } from './fixtures-of.ts';
import type { Product } from './product.ts';
import type { Chance } from './random.ts';
import { merchantCode } from './vendor.ts';

type Claimer = {
  memberId: string;
  headers: Record<string, string>;
  /** What it was paid so far, in 1/100000. */
  paid: bigint;
};
export type Claimers = { place: { ownerUrl: string; merchantCode: string }; claimers: Claimer[] };

const seats = 20;
/** Half of them can have one. */
const winners = 10;
const offersOfRound = 8;
const currency = 'PHP';
const amount = 1_000_000n;

/** Members of their own, logged in, without money. */
export async function seatClaimers(product: Product, call: Caller): Promise<Claimers> {
  const { createMember } = await fixturesOf(product);
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const claimers: Claimer[] = [];
  for (let at = 0; at < seats; at += 1) {
    const member = await createMember(ownerUrl, merchantCode);
    const { username, password } = member;
    const body = { username, password, loginDeviceId: randomUUID() };
    const answer = await call('POST', '/wps/session/login', { body });
    if (answer.status !== 200) throw new Error(`a claimer cannot log in: ${answer.body}`);
    const { value } = JSON.parse(answer.body) as { value: { token: string } };
    const cookie = /__Host-sid=([^;]+)/.exec(answer.cookies.join())?.[1] ?? '';
    const headers = { authorization: value.token, cookie: `__Host-sid=${cookie}` };
    claimers.push({ memberId: member.id, headers, paid: 0n });
  }
  return { place: { ownerUrl, merchantCode }, claimers };
}

/** Offers that nobody has had yet; gives their ids. */
export async function publishOffers({ place }: Claimers): Promise<string[]> {
  const offers: string[] = [];
  for (let at = 0; at < offersOfRound; at += 1) {
    const code = `soak-${randomUUID().slice(0, 13)}`;
    const file = {
      code,
      type: 'MISSION',
      texts: { EN: { title: code, line: '' } },
      rule: { kind: 'gift', every: 'once', reward: { kind: 'cash', amount: '10' } },
      budget: String(winners * 10),
    };
    const now = new Date();
    offers.push(await importPromotion(place, readPromotion(file), now));
    await setState(place, { code, state: 'live', at: now });
  }
  return offers;
}

type Claim = { claimer: Claimer; offer: string; key: string; answer: string };
/** Every claim that was paid, and how often nobody answered clearly. */
export type Claims = { paid: Claim[]; unclear: number };

type Asked = { call: Caller; claimer: Claimer; offer: string; key: string };

const ask = ({ call, claimer, offer: id, key }: Asked) =>
  call('POST', `/wps/promotion/${id}/claim`, {
    headers: { ...claimer.headers, 'idempotency-key': key },
    body: { id },
  });

async function claimOne(asked: Asked, claims: Claims): Promise<void> {
  for (;;) {
    const answer = await ask(asked).catch(() => null);
    if (answer?.status === 200) {
      asked.claimer.paid += amount;
      const { claimer, offer, key } = asked;
      claims.paid.push({ claimer, offer, key, answer: answer.body });
      return;
    }
    if (answer?.body.includes('reward_exhausted')) return;
    // It was not paid by this key, so nobody may say that it was.
    if (answer && answer.status < 500 && !answer.body.includes('request_in_progress')) {
      throw new Error(`a claim got ${answer.status} ${answer.body}`);
    }
    claims.unclear += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Everybody claims every offer, each in an order of its own; `stop` resolves when all have a clear answer. */
export function startClaiming(
  call: Caller,
  { claimers }: Claimers,
  { offers, chance }: { offers: readonly string[]; chance: Chance },
) {
  const claims: Claims = { paid: [], unclear: 0 };
  const faults: string[] = [];
  const claimAll = async (claimer: Claimer): Promise<void> => {
    const order = offers.toSorted(() => chance.next() - 0.5);
    try {
      for (const offer of order) {
        await claimOne({ call, claimer, offer, key: randomUUID() }, claims);
      }
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  };
  const running = Promise.all(claimers.map(claimAll));
  return {
    stop: async (): Promise<{ claims: Claims; faults: string[] }> => {
      await running;
      return { claims, faults };
    },
  };
}

/** Each offer was given out whole and no more, each wallet holds what was acknowledged, and asking again gives the same answer. */
export async function reckonClaims(
  call: Caller,
  { place, claimers }: Claimers,
  { offers, claims }: { offers: readonly string[]; claims: Claims },
): Promise<string[]> {
  const faults: string[] = [];
  for (const offer of offers) {
    const given = claims.paid.filter((each) => each.offer === offer).length;
    if (given !== winners) faults.push(`an offer for ${winners} was given ${given} times`);
  }
  for (const { claimer, offer, key, answer } of claims.paid) {
    const again = await ask({ call, claimer, offer, key });
    if (again.body !== answer) faults.push(`a claim again got ${again.status} ${again.body}`);
  }
  for (const { memberId, paid } of claimers) {
    const held = (await readBalances(place, memberId))[currency] ?? 0n;
    if (held !== paid) faults.push(`a claimer holds ${held}, not ${paid}`);
  }
  return faults;
}

export async function proveRewards({ dataDir }: Product): Promise<string[]> {
  const { broken } = await checkRewards(clusterUrl(dataDir, 'app'));
  return broken ? [`${broken.merchant}: ${broken.row} (${broken.says})`] : [];
}
