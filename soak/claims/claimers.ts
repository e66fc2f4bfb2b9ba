// Members that claim rewards without a pause. A claim without a clear answer is repeated with the same key until it
// gets one. At the end it is therefore known how much each member was paid and how often each offer was claimed.
import { randomUUID } from 'node:crypto';
import { clusterUrl } from '@parlour/database/embedded/address';
import type { TestMerchant } from '@parlour/seed/testing/lobby-fixtures';
import type { Answer, Caller } from '../caller.ts';
import { fixturesOf } from '../fixtures-of.ts';
import { logIn, sessionHeaders } from '../log-in.ts';
import type { Product } from '../product.ts';
import type { Chance } from '../random.ts';
import { merchantCode } from '../vendor.ts';
import { waitForGame, worth, type Offer } from './offers.ts';

export type Claimer = {
  memberId: string;
  headers: Record<string, string>;
  /** Sums of the acknowledged rewards so far, in 1/100000. Free plays granted by a supplier are not in them. */
  paid: { cash: bigint; bonus: bigint };
};
export type Claimers = { place: TestMerchant; claimers: Claimer[] };

const seats = 20;

/** Creates members without money and logs them in. */
export async function seatClaimers(product: Product, call: Caller): Promise<Claimers> {
  const { createMember } = await fixturesOf(product);
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const claimers: Claimer[] = [];
  for (let at = 0; at < seats; at += 1) {
    const member = await createMember(ownerUrl, merchantCode);
    const headers = sessionHeaders(await logIn(call, member));
    claimers.push({ memberId: member.id, headers, paid: { cash: 0n, bonus: 0n } });
  }
  await waitForGame({ ownerUrl, merchantCode });
  return { place: { ownerUrl, merchantCode }, claimers };
}

export type Claim = { claimer: Claimer; offer: Offer; key: string; answer: string };
/** The accepted claims, and the number of calls without a clear answer. */
export type Claims = { paid: Claim[]; unclear: number };

type ClaimRequest = { call: Caller; claimer: Claimer; offer: Offer; key: string };

export const askFor = ({ call, claimer, offer: { id }, key }: ClaimRequest): Promise<Answer> =>
  call('POST', `/wps/promotion/${id}/claim`, {
    headers: { ...claimer.headers, 'idempotency-key': key },
    body: { id },
  });

async function claimOne(asked: ClaimRequest, claims: Claims): Promise<void> {
  const { claimer, offer, key } = asked;
  for (;;) {
    const answer = await askFor(asked).catch(() => null);
    if (answer?.status === 200) {
      if (offer.kind !== 'freePlays') claimer.paid[offer.kind] += worth;
      claims.paid.push({ claimer, offer, key, answer: answer.body });
      return;
    }
    if (answer?.body.includes('reward_exhausted')) return;
    // The claim was not paid under this key, so any other answer is wrong.
    if (answer && answer.status < 500 && !answer.body.includes('request_in_progress')) {
      throw new Error(`a claim got ${answer.status} ${answer.body}`);
    }
    claims.unclear += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the claims: each member claims every offer in a random order. `stop` resolves when all have a clear answer. */
export function startClaiming(
  call: Caller,
  { claimers }: Claimers,
  { offers, chance }: { offers: readonly Offer[]; chance: Chance },
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
