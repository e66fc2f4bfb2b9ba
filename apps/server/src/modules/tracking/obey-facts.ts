// Tracks the events that the server knows itself, rather than the page (TRACK-08). The id of the fact is that of the event, so a fact
// that is delivered twice is one event.
import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import type { FactName } from '@parlour/contract/facts/facts';
import type { TrackedEventName } from '@parlour/contract/tracking/events';
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Merchant } from '#http/merchant';
import { hashMember, hashPhone, hashPlusPhone, hashText, type AdPerson } from '#providers/ads/ads';
import { queueEvents } from './queue-events.ts';
import { findTrackedMember, type TrackedMember } from './store.ts';

export type ObeyDeps = {
  database: Database;
  clock: () => Date;
  findMerchant: (code: string) => Promise<Merchant | null>;
  log: FastifyBaseLogger;
  /** Hashes members' ids, so that nobody can try ids until a hash fits. */
  secretKey: Buffer;
};

export function obeyFacts({
  database,
  clock,
  findMerchant,
  log,
  secretKey,
}: ObeyDeps): FactHandlersOf<'tracking'> {
  const track = async (name: TrackedEventName, fact: Fact<FactName>): Promise<void> => {
    const { id, merchantCode, memberId, at, about } = fact;
    const merchant = await findMerchant(merchantCode);
    if (!merchant) return;
    await database.transaction(merchantCode, async (tx) => {
      const member = await findTrackedMember(tx, memberId);
      await queueEvents(tx, {
        merchant,
        events: [{ id, name, at, about }],
        at: clock(),
        browserId: member?.browserId ?? null,
        memberId,
        agreed: member?.agreed ?? [],
        person: {
          ...personOf(member),
          memberHash: hashMember({ salt: secretKey, merchantCode, memberId }),
        },
      });
    });
    log.info(
      { merchant: merchantCode, eventName: name, eventID: id, customerId: memberId, ...about },
      'event',
    );
  };
  return {
    'game.launched': (fact) => track('gameLaunch', fact),
    'member.loggedIn': (fact) => track('login', fact),
    'member.registered': (fact) => track('register', fact),
  };
}

/** Returns the facts of a member that a network may know: contact details as hashes only (2.11). */
function personOf(member: TrackedMember | null): Partial<AdPerson> {
  if (member === null) return {};
  const { email, mobile, fbc, fbp, ttclid, address, userAgent } = member;
  return {
    fbc,
    fbp,
    ttclid,
    address,
    userAgent,
    emailHash: email && hashText(email),
    phoneHash: mobile && hashPhone(mobile),
    plusPhoneHash: mobile && hashPlusPhone(mobile),
  };
}
