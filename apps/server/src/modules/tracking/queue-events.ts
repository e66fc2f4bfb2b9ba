// Stores events, and queues each new one for the networks that may be told of it (TRACK-03).
import { adNetworks, type AdNetwork } from '@parlour/contract/tracking/ad-networks';
import { receiversOf, type ConsentKind } from '@parlour/contract/tracking/consent';
import type { Tx } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { accountsOf, type AdPerson } from '#providers/ads/ads';
import { insertEvents, queueDeliveries, type NewEvent } from './store.ts';

type Occurrence = {
  merchant: Merchant;
  events: readonly NewEvent[];
  at: Date;
  browserId: string | null;
  memberId: string | null;
  agreed: readonly ConsentKind[];
  person: Partial<AdPerson>;
};

/** The networks that hear of an event: those of the kinds to which the visitor agreed, at which the merchant has an account. */
function networksFor({ merchant, agreed }: Occurrence): AdNetwork[] {
  const accounts = accountsOf(merchant.setting);
  const allowed = new Set(agreed.flatMap((kind) => receiversOf[kind]));
  return adNetworks.filter((network) => allowed.has(network) && accounts[network] !== undefined);
}

/** Stores the events that are not there yet, and queues them. */
export async function queueEvents(tx: Tx, occurrence: Occurrence): Promise<void> {
  const { events, at, browserId, memberId, agreed, person } = occurrence;
  const fresh = await insertEvents(tx, { events, receivedAt: at, browserId, memberId });
  const networks = networksFor(occurrence);
  const deliveries = fresh.flatMap(({ id, name }) =>
    networks.map((network) => ({
      network,
      eventId: id,
      eventName: name,
      // Analytics is told nothing of a person.
      person: agreed.includes('ads') && network !== 'ga4' ? person : {},
    })),
  );
  await queueDeliveries(tx, deliveries, at);
}
