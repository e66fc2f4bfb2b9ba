// Compares the free plays of both sides: each claim has one grant, and the supplier granted nothing else, however often
// it was asked.
import { clusterUrl } from '@parlour/database/embedded/address';
import { listClaimedPlays, type ClaimedPlays } from '@parlour/seed/testing/granted-fixtures';
import { readRows } from '@parlour/database/testing/read-rows';
import { wait, type Product } from '../product.ts';
import type { Claims, Claimers } from './claimers.ts';

/** Time limit for all grants. A failed request is repeated after 5, then after 30 s. */
const grantedWithinMs = 60_000;

/** Waits until a request has reached the supplier, which stores the grant at once and answers two seconds later. */
export async function waitForAsking({ dataDir }: Product): Promise<void> {
  const sandbox = clusterUrl(dataDir, 'sandbox');
  const before = await listGranted(sandbox);
  await wait(10_000, async () => (await listGranted(sandbox)).size > before.size);
}

export async function reckonPlays(
  { dataDir }: Product,
  { place }: Claimers,
  { paid }: Claims,
): Promise<{ faults: string[]; askedAgain: number }> {
  const claimed = paid.flatMap(({ offer, answer }) =>
    offer.kind === 'freePlays' ? [claimIdOf(answer)] : [],
  );
  const isDecided = async (): Promise<boolean> =>
    (await listClaimedPlays(place, claimed)).every(({ state }) => state !== 'waiting');
  await wait(grantedWithinMs, isDecided);
  const granted = await listGranted(clusterUrl(dataDir, 'sandbox'));
  const kept = await listClaimedPlays(place, [...claimed, ...granted.keys()]);
  const known = new Set(kept.map(({ id }) => id));
  const strange = [...claimed, ...granted.keys()].filter((id) => !known.has(id));
  return {
    faults: [
      ...strange.map((id) => `plays ${id} are no reward of ours`),
      ...kept.flatMap((plays) => judge(plays, granted.get(plays.id))),
    ],
    askedAgain: kept
      .filter(({ id }) => claimed.includes(id))
      .filter((plays) => wasAskedAgain(plays, granted.get(plays.id))).length,
  };
}

const claimIdOf = (answer: string): string =>
  (JSON.parse(answer) as { value: { claimId: string } }).value.claimId;

/** A grant under the supplier's id, with the time of the first request. */
type Grant = { id: string; madeAt: Date };

function judge({ id, state, supplierReward }: ClaimedPlays, grant: Grant | undefined): string[] {
  if (state === 'paid' && grant !== undefined && supplierReward === grant.id) return [];
  return [`plays ${id} are ${state} as ${supplierReward}, and the supplier’s ${grant?.id}`];
}

/** True if the grant was paid so late that the answer was that of a repeated call. */
const wasAskedAgain = ({ paidAt }: ClaimedPlays, grant: Grant | undefined): boolean =>
  paidAt !== null && grant !== undefined && paidAt.getTime() - grant.madeAt.getTime() > 4_000;

/** Lists all grants of the sandbox, by the ids of the rewards. */
async function listGranted(sandbox: string): Promise<Map<string, Grant>> {
  const rows = await readRows<Grant & { request: string }>(
    sandbox,
    'select request_id::text as request, id::text, made_at as "madeAt" from hub_free_plays',
  );
  return new Map(rows.map(({ request, ...grant }) => [request, grant]));
}
