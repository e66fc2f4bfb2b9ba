// Stores members' devices, the kinds of notifications that they want, and the deliveries that wait.
import type { Language } from '@parlour/contract/languages';
import type { PushKind, PushPlatform } from '@parlour/contract/push/kinds';
import type { Database, Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { pushChoices, pushDeliveries, pushEndpoints } from '@parlour/database/tables/push/devices';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';

type NewEndpoint = Omit<typeof pushEndpoints.$inferInsert, 'id' | 'hearsAll'>;

/** Binds a device to the member and session, also one that was bound before. Its topic subscription stays only if the owner stays the same. */
export const bindEndpoint = (tx: Tx, endpoint: NewEndpoint) => {
  const { memberId, sessionId, deviceId, token, boundAt } = endpoint;
  return tx
    .insert(pushEndpoints)
    .values(endpoint)
    .onConflictDoUpdate({
      target: [pushEndpoints.merchantCode, pushEndpoints.tokenHash],
      set: {
        memberId,
        sessionId,
        deviceId,
        token,
        boundAt,
        hearsAll: sql`push_endpoint.hears_all and push_endpoint.member_id = excluded.member_id`,
      },
    })
    .execute();
};

/** Removes the member's oldest devices beyond `most`. */
export async function removeEndpointsBeyond(tx: Tx, memberId: string, most: number): Promise<void> {
  const beyond = tx
    .select({ id: pushEndpoints.id })
    .from(pushEndpoints)
    .where(eq(pushEndpoints.memberId, memberId))
    .orderBy(desc(pushEndpoints.boundAt), desc(pushEndpoints.id))
    .offset(most);
  await tx
    .delete(pushEndpoints)
    .where(and(eq(pushEndpoints.memberId, memberId), inArray(pushEndpoints.id, beyond)))
    .execute();
}

type OwnToken = { memberId: string; tokenHash: Buffer };
const isOwn = ({ memberId, tokenHash }: OwnToken) =>
  and(eq(pushEndpoints.memberId, memberId), eq(pushEndpoints.tokenHash, tokenHash));

type SessionToken = { sessionId: string; tokenHash: Buffer };
const isOfSession = ({ sessionId, tokenHash }: SessionToken) =>
  and(eq(pushEndpoints.sessionId, sessionId), eq(pushEndpoints.tokenHash, tokenHash));

export async function findSessionEndpoint(
  tx: Tx,
  of: SessionToken,
): Promise<{ id: string } | null> {
  const [found] = await tx
    .select({ id: pushEndpoints.id })
    .from(pushEndpoints)
    .where(isOfSession(of))
    .execute();
  return found ?? null;
}

type EndpointRenewal = { id: string; token: string; tokenHash: Buffer; boundAt: Date };
/** Gives a device another token; its waiting deliveries go there. An older device with the new token is removed. */
export async function renewEndpoint(tx: Tx, { id, ...renewed }: EndpointRenewal): Promise<void> {
  const { tokenHash } = renewed;
  await tx
    .delete(pushEndpoints)
    .where(and(eq(pushEndpoints.tokenHash, tokenHash), ne(pushEndpoints.id, id)))
    .execute();
  await tx.update(pushEndpoints).set(renewed).where(eq(pushEndpoints.id, id)).execute();
}

export const removeOwnEndpoint = (tx: Tx, own: OwnToken) =>
  tx.delete(pushEndpoints).where(isOwn(own)).execute();

/** Returns whether there is such a device. */
export async function updateHearsAll(tx: Tx, own: OwnToken, hearsAll: boolean): Promise<boolean> {
  const found = await tx
    .update(pushEndpoints)
    .set({ hearsAll })
    .where(isOwn(own))
    .returning({ id: pushEndpoints.id })
    .execute();
  return found.length > 0;
}

export async function listUnwanted(tx: Tx, memberId: string): Promise<PushKind[]> {
  const [row] = await tx
    .select({ unwanted: pushChoices.unwanted })
    .from(pushChoices)
    .where(eq(pushChoices.memberId, memberId))
    .execute();
  return row?.unwanted ?? [];
}

export const keepUnwanted = (tx: Tx, choice: typeof pushChoices.$inferInsert) =>
  tx
    .insert(pushChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [pushChoices.merchantCode, pushChoices.memberId],
      set: { unwanted: choice.unwanted },
    })
    .execute();

export type PushNotice = {
  merchantCode: string;
  memberId: string;
  kind: PushKind;
  /** Names the occasion; each occasion is queued once for a device. */
  source: string;
  about: Record<string, string>;
  at: Date;
};

const queue = statement<object, unknown[]>(
  'queue_push',
  `insert into push_delivery (merchant_code, endpoint_id, source, kind, about, made_at, due_at)
   select merchant_code, id, $2, $3, $4, $5, $5 from push_endpoint endpoint
    where member_id = $1 and not exists (
            select from push_choice
             where push_choice.member_id = endpoint.member_id and $3 = any (unwanted))
   on conflict do nothing`,
);

/** Queues the notice for each device of the member, unless the member does not want this kind. */
export async function queueNotice(tx: Tx, notice: PushNotice): Promise<void> {
  const { memberId, source, kind, about, at } = notice;
  await queue(tx, memberId, source, kind, JSON.stringify(about), at);
}

const findAge = statement<{ openedAt: Date; isDrawn: boolean }, [string, string, string, string]>(
  'find_settled_round',
  `select opened_at as "openedAt", exists (
            select from game join game_draw using (merchant_code, vendor, game_id)
             where game.game_id = $4) as "isDrawn"
     from game_round where integration = $1 and member_id = $2 and id = $3`,
);
type RoundKey = { integration: string; memberId: string; round: string; game: string };
/** The time at which the round was opened, and whether its game is drawn at set times; null for an unknown round. */
export const findSettledRound = async (tx: Tx, { integration, memberId, round, game }: RoundKey) =>
  (await findAge(tx, integration, memberId, round, game))[0] ?? null;

const findDue = statement<{ code: string }, [Date]>(
  'list_merchants_with_due_pushes',
  'select merchant_code as code from list_merchants_with_due_pushes($1)',
);
export const findDueMerchants = (database: Database, now: Date): Promise<{ code: string }[]> =>
  database.acrossMerchants((tx) => findDue(tx, now));

export type Delivery = {
  id: string;
  endpointId: string;
  memberId: string;
  kind: PushKind | 'test';
  source: string;
  about: Record<string, string>;
  madeAt: Date;
  /** Number of tries, including this one. */
  tries: number;
  platform: PushPlatform;
  token: string;
  language: string | null;
  isDisabled: boolean;
  /** Names of the game in `about`, by language; null if it names no game. */
  gameNames: Partial<Record<Language, string>> | null;
};

const claimOf = (name: string, which: string) =>
  statement<Delivery, [now: Date, until: Date, most: number]>(
    name,
    `update push_delivery delivery set due_at = $2, tries = tries + 1
       from push_endpoint endpoint join member on member.merchant_code = endpoint.merchant_code
            and member.id = endpoint.member_id
      where delivery.id = any (array(
              select id from push_delivery where ended_at is null and due_at <= $1 and ${which}
               order by due_at limit $3 for update skip locked))
        and endpoint.id = delivery.endpoint_id
     returning delivery.id, endpoint_id as "endpointId",
               endpoint.member_id as "memberId", kind, source, about, made_at as "madeAt", tries,
               platform, token,
               member.language, member.disabled as "isDisabled",
               (select names from game where game_id = about ->> 'game' limit 1) as "gameNames"`,
  );
const claimOwn = claimOf('claim_own_pushes', "kind <> 'news'");
const claimNews = claimOf('claim_news_pushes', "kind = 'news'");

type Claim = { now: Date; until: Date; most: number };
/** Claims the oldest due deliveries, news last. No other process claims them before `until`; then they are due again. */
export async function claimDeliveries(tx: Tx, { now, until, most }: Claim): Promise<Delivery[]> {
  const own = await claimOwn(tx, now, until, most);
  const room = most - own.length;
  return room === 0 ? own : [...own, ...(await claimNews(tx, now, until, room))];
}

export const endDeliveries = (tx: Tx, ids: readonly string[], at: Date) =>
  tx
    .update(pushDeliveries)
    .set({ endedAt: at })
    .where(inArray(pushDeliveries.id, [...ids]))
    .execute();

/** Removes devices together with their waiting deliveries. */
export const removeEndpoints = (tx: Tx, ids: readonly string[]) =>
  tx
    .delete(pushEndpoints)
    .where(inArray(pushEndpoints.id, [...ids]))
    .execute();

const postpone = statement<object, [string, Date]>(
  'postpone_pushes',
  `update push_delivery set due_at = $2
    where endpoint_id = $1 and ended_at is null and due_at < $2`,
);
/** Postpones all deliveries of the device to that time at least. */
export async function postponeEndpoint(tx: Tx, endpointId: string, until: Date): Promise<void> {
  await postpone(tx, endpointId, until);
}

export type HeldDelivery = { id: string; until: Date };

const hold = statement<object, [ids: string[], until: Date[], lapsed: Date, at: Date]>(
  'hold_pushes',
  `update push_delivery delivery
      set due_at = held.until, tries = tries - 1, ended_at = case when made_at < $3 then $4::timestamptz end
     from unnest($1::uuid[], $2::timestamptz[]) as held (id, until)
    where delivery.id = held.id`,
);
/** Releases claimed deliveries that were not tried, each until its own time. One made before `lapsed` ends at `at`. */
export async function holdDeliveries(
  tx: Tx,
  held: readonly HeldDelivery[],
  { lapsed, at }: { lapsed: Date; at: Date },
): Promise<void> {
  const [ids, untils] = [held.map(({ id }) => id), held.map(({ until }) => until)];
  await hold(tx, ids, untils, lapsed, at);
}

export const setDue = (tx: Tx, id: string, dueAt: Date) =>
  tx.update(pushDeliveries).set({ dueAt }).where(eq(pushDeliveries.id, id)).execute();

export const removeOldDeliveries = removerOfOld({
  table: 'push_delivery',
  key: 'id',
  time: 'ended_at',
});
