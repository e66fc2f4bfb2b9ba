// Tells networks of events in the background, at least once: a batch is claimed for a while, told, and ended when the network has it. If a
// process dies in between, its claim lapses and another process tells the batch again, by the same ids.
import { createHash } from 'node:crypto';
import { adNetworks, type AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { TrackedEventName } from '@parlour/contract/tracking/events';
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Merchant } from '#http/merchant';
import {
  accountsOf,
  type AdAccount,
  type AdEvent,
  type AdOutcome,
  type AdPerson,
  type AdProviders,
} from '#providers/ads/ads';
import type { Work } from '#server/module';
import {
  claimDeliveries,
  delayDeliveries,
  endDeliveries,
  findDueMerchants,
  type ClaimedDelivery,
  type DelayedDelivery,
  type DeliveryEnd,
} from './delivery-store.ts';

export type TellDeps = {
  database: Database;
  clock: () => Date;
  findMerchant: (code: string) => Promise<Merchant | null>;
  ads: AdProviders;
  log: FastifyBaseLogger;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Duration of a claim: no call takes longer. */
const heldMs = 2 * minute;
/** The age after which a network is not told of an event any more, unless staff say so. */
const worthMs = 24 * hour;
/** The pause after each failed try; the last one counts for all further ones. */
const pauses = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
];

export const keepNetworksTold = (deps: TellDeps): Work => ({
  name: 'telling networks of events',
  everyMs: second,
  run: (signal) => tellDue(deps, signal),
});

/** Tells all networks at the same time, so that a silent one holds up no other. */
async function tellDue(deps: TellDeps, signal: AbortSignal): Promise<void> {
  const due = await findDueMerchants(deps.database, deps.clock());
  if (due.length === 0) return;
  await Promise.all(
    adNetworks.map(async (network) => {
      for (const { code } of due) await tellAll({ network, code, signal }, deps);
    }),
  );
}

type MerchantTurn = { network: AdNetwork; code: string; signal: AbortSignal };

/** Tells one network of all that is due at one merchant, batch by batch. */
async function tellAll({ network, code, signal }: MerchantTurn, deps: TellDeps): Promise<void> {
  const { mostAtOnce } = deps.ads[network];
  for (let claimed = mostAtOnce; claimed === mostAtOnce && !signal.aborted;) {
    claimed = await tellBatch({ network, code }, deps);
  }
}

async function tellBatch(
  { network, code }: { network: AdNetwork; code: string },
  deps: TellDeps,
): Promise<number> {
  const { database, clock, ads } = deps;
  const now = clock();
  const claim = {
    network,
    now,
    until: new Date(now.getTime() + heldMs),
    most: ads[network].mostAtOnce,
  };
  const batch = await database.transaction(code, (tx) => claimDeliveries(tx, claim));
  if (batch.length === 0) return 0;
  const merchant = await deps.findMerchant(code);
  const account = merchant && accountsOf(merchant.setting)[network];
  const outcomes = account
    ? await ads[network].tell(account, batch.map(eventOf))
    : batch.map((): AdOutcome => ({ result: 'refused', why: 'the merchant has no account' }));
  noteTrouble({ code, account: account ?? null }, outcomes, deps.log);
  await keepOutcomes(code, { batch, outcomes }, deps);
  return batch.length;
}

const nobody: AdPerson = {
  address: null,
  userAgent: null,
  fbc: null,
  fbp: null,
  ttclid: null,
  ttp: null,
  emailHash: null,
  phoneHash: null,
  plusPhoneHash: null,
  memberHash: null,
};

const eventOf = (delivery: ClaimedDelivery): AdEvent => ({
  id: delivery.eventId,
  name: delivery.eventName as TrackedEventName,
  at: delivery.happenedAt,
  pageUrl: delivery.domain === null ? '' : `https://${delivery.domain}/m/home`,
  value: null,
  browserId: pseudonymOf(delivery.browserId ?? delivery.eventId),
  person: { ...nobody, ...delivery.person },
});

/** Returns another UUID for the browser: its own id is sent with logins, so no network gets it. */
function pseudonymOf(browserId: string): string {
  const hex = createHash('sha256').update(`browser ${browserId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** Logs one line for a batch that did not go well. */
function noteTrouble(
  { code, account }: { code: string; account: AdAccount | null },
  outcomes: readonly AdOutcome[],
  log: FastifyBaseLogger,
): void {
  const troubles = outcomes.filter((each) => each.result !== 'taken');
  const [first] = troubles;
  if (!first || !('why' in first)) return;
  const note = { merchant: code, network: account?.network, why: first.why };
  log.warn({ ...note, events: troubles.length, of: outcomes.length }, `events are ${first.result}`);
}

type TriedBatch = { batch: readonly ClaimedDelivery[]; outcomes: readonly AdOutcome[] };

async function keepOutcomes(
  code: string,
  { batch, outcomes }: TriedBatch,
  { database, clock }: TellDeps,
): Promise<void> {
  const now = clock();
  const ended: DeliveryEnd[] = [];
  const delayed: DelayedDelivery[] = [];
  batch.forEach((delivery, at) => {
    const outcome = outcomes[at] ?? { result: 'later', why: 'no outcome', afterMs: null };
    const { id } = delivery;
    if (outcome.result === 'taken') ended.push({ id, outcome: 'taken', trouble: null });
    else if (outcome.result === 'refused') {
      ended.push({ id, outcome: 'refused', trouble: outcome.why });
    } else if (now.getTime() - delivery.madeAt.getTime() >= worthMs) {
      ended.push({ id, outcome: 'late', trouble: outcome.why });
    } else delayed.push({ id, until: nextTry(delivery, outcome, now), trouble: outcome.why });
  });
  await database.transaction(code, async (tx) => {
    await endDeliveries(tx, ended, now);
    await delayDeliveries(tx, delayed);
  });
}

function nextTry({ tries }: ClaimedDelivery, outcome: AdOutcome, now: Date): Date {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
  const after = outcome.result === 'later' ? (outcome.afterMs ?? 0) : 0;
  return new Date(now.getTime() + Math.max(pause, after));
}
