// Stores members' devices, the kinds of notifications that they want, and the deliveries that wait.
import type { PushKind } from '@parlour/contract/push/kinds';
import type { Database, Tx } from '@parlour/database/connection';
import type { Texts } from '@parlour/database/columns/lobby';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** Binds a device to the member and session, also one that was bound before. Its topic subscription stays only if the owner stays the same. */
export const bindEndpoint = tenantStatement<shapes.BindPushEndpoint>(
  'bind_push_endpoint',
  `insert into push_endpoint (merchant_code, member_id, session_id, platform, device_id, token, token_hash, bound_at)
   values ($merchant, $memberId, $sessionId, $platform, $deviceId, $token, $tokenHash, $boundAt)
   on conflict (merchant_code, token_hash) do update set
     member_id = excluded.member_id, session_id = excluded.session_id, device_id = excluded.device_id,
     token = excluded.token, bound_at = excluded.bound_at,
     hears_all = push_endpoint.hears_all and push_endpoint.member_id = excluded.member_id`,
);

const isOfMember = `merchant_code = $merchant and member_id = $memberId`;
const removeBeyond = tenantStatement<shapes.RemovePushEndpointsBeyond>(
  'remove_push_endpoints_beyond',
  `delete from push_endpoint where ${isOfMember} and id in (
     select id from push_endpoint where ${isOfMember} order by bound_at desc, id desc offset $most::int)`,
);
/** Removes the member's oldest devices beyond `most`. */
export const removeEndpointsBeyond = (tx: Tx, memberId: string, most: number) =>
  removeBeyond(tx, { memberId, most });

const selectOfSession = tenantStatement<shapes.FindSessionEndpoint>(
  'find_session_endpoint',
  `select id from push_endpoint
    where merchant_code = $merchant and session_id = $sessionId and token_hash = $tokenHash`,
);
export async function findSessionEndpoint(
  tx: Tx,
  of: { sessionId: string; tokenHash: Buffer },
): Promise<{ id: string } | null> {
  const [found] = await selectOfSession(tx, of);
  return found ?? null;
}

const removeOthers = tenantStatement<shapes.RemoveOtherEndpoints>(
  'remove_other_endpoints',
  `delete from push_endpoint where merchant_code = $merchant and token_hash = $tokenHash and id <> $id`,
);
const renew = tenantStatement<shapes.RenewPushEndpoint>(
  'renew_push_endpoint',
  `update push_endpoint set token = $token, token_hash = $tokenHash, bound_at = $boundAt
    where merchant_code = $merchant and id = $id`,
);
/** Gives a device another token; its waiting deliveries go there. An older device with the new token is removed. */
export async function renewEndpoint(
  tx: Tx,
  renewed: shapes.RenewPushEndpoint['values'],
): Promise<void> {
  await removeOthers(tx, renewed);
  await renew(tx, renewed);
}

type OwnToken = { memberId: string; tokenHash: Buffer };

const removeOwn = tenantStatement<shapes.RemoveOwnEndpoint>(
  'remove_own_endpoint',
  `delete from push_endpoint where ${isOfMember} and token_hash = $tokenHash`,
);
export const removeOwnEndpoint = (tx: Tx, own: OwnToken) => removeOwn(tx, own);

const setHearsAll = tenantStatement<shapes.UpdateHearsAll>(
  'update_hears_all',
  `update push_endpoint set hears_all = $hearsAll where ${isOfMember} and token_hash = $tokenHash returning id`,
);
/** Returns whether there is such a device. */
export async function updateHearsAll(tx: Tx, own: OwnToken, hearsAll: boolean): Promise<boolean> {
  const found = await setHearsAll(tx, { ...own, hearsAll });
  return found.length > 0;
}

const selectUnwanted = tenantStatement<shapes.ListUnwantedPushes>(
  'list_unwanted_pushes',
  `select unwanted from push_choice where ${isOfMember}`,
);
export async function listUnwanted(tx: Tx, memberId: string): Promise<PushKind[]> {
  const [row] = await selectUnwanted(tx, { memberId });
  return row?.unwanted ?? [];
}

export const keepUnwanted = tenantStatement<shapes.KeepUnwantedPushes>(
  'keep_unwanted_pushes',
  `insert into push_choice (merchant_code, member_id, unwanted) values ($merchant, $memberId, $unwanted)
   on conflict (merchant_code, member_id) do update set unwanted = excluded.unwanted`,
);

export type PushNotice = {
  merchantCode: string;
  memberId: string;
  kind: PushKind;
  /** Names the occasion; each occasion is queued once for a device. */
  source: string;
  about: Record<string, string>;
  at: Date;
};

const queue = tenantStatement<shapes.QueuePush>(
  'queue_push',
  `insert into push_delivery (merchant_code, endpoint_id, source, kind, about, made_at, due_at)
   select merchant_code, id, $source, $kind, $about, $at, $at from push_endpoint endpoint
    where merchant_code = $merchant and member_id = $memberId and not exists (
            select from push_choice
             where push_choice.merchant_code = $merchant and push_choice.member_id = endpoint.member_id
               and $kind = any (unwanted))
   on conflict do nothing`,
);

/** Queues the notice for each device of the member, unless the member does not want this kind. */
export async function queueNotice(tx: Tx, notice: PushNotice): Promise<void> {
  await queue(tx, { ...notice, about: JSON.stringify(notice.about) });
}

const findAge = tenantStatement<shapes.FindSettledRound>(
  'find_settled_round',
  `select opened_at as "openedAt", exists (
            select from game
              join game_draw on game_draw.merchant_code = game.merchant_code and game_draw.vendor = game.vendor
                   and game_draw.game_id = game.game_id
             where game.merchant_code = $merchant and game.game_id = $game) as "isDrawn!"
     from game_round
    where merchant_code = $merchant and integration = $integration and member_id = $memberId and id = $round`,
);
/** The time at which the round was opened, and whether its game is drawn at set times; null for an unknown round. */
export const findSettledRound = async (tx: Tx, round: shapes.FindSettledRound['values']) =>
  (await findAge(tx, round))[0] ?? null;

const findOccasion = tenantStatement<shapes.FindPushOccasion>(
  'find_push_occasion',
  `select exists (
            select from activity_day played
             where merchant_code = $merchant and member_id = $memberId and day >= $since::text::date
               and (won > 0 or rounds > 0 and exists (
                      select from game
                        join game_draw on game_draw.merchant_code = game.merchant_code and game_draw.vendor = game.vendor
                             and game_draw.game_id = game.game_id
                       where game.merchant_code = $merchant and game.game_id = played.game))) as "hasOccasion!"`,
);
/** Whether the member has won anything since that day, or had a ticket of a game that is drawn at set times. */
export const hasOccasion = async (tx: Tx, of: shapes.FindPushOccasion['values']) =>
  (await findOccasion(tx, of))[0]?.hasOccasion === true;

const findDue = tenantStatement<shapes.ListMerchantsWithDuePushes>(
  'list_merchants_with_due_pushes',
  'select merchant_code as "code!" from list_merchants_with_due_pushes($now)',
);
export const findDueMerchants = (database: Database, now: Date): Promise<{ code: string }[]> =>
  database.acrossMerchants((tx) => findDue(tx, { now }));

const whichIsDue = `select id from push_delivery where merchant_code = $merchant and ended_at is null and due_at <= $now`;
const oldestFirst = `order by due_at limit $most::int for update skip locked`;
const claimFor = `update push_delivery delivery set due_at = $until, tries = tries + 1
     from push_endpoint endpoint
     join member on member.merchant_code = endpoint.merchant_code and member.id = endpoint.member_id
    where delivery.merchant_code = $merchant and endpoint.merchant_code = $merchant
      and endpoint.id = delivery.endpoint_id`;
/** `tries` includes the new try. `gameNames` are those of the game in `about`, null for none; `isRead`: whether the answer in `about` was read. */
const claimed = `delivery.id, endpoint_id as "endpointId", endpoint.member_id as "memberId", kind, source, about,
          made_at as "madeAt", tries, platform, token, member.language, member.disabled as "isDisabled", member.type as "memberType",
          (about ->> 'talk' is not null and not exists (
             select from chat_talk talk
              where talk.merchant_code = $merchant and talk.id = (about ->> 'talk')::uuid
                and talk.member_read < (about ->> 'place')::int)) as "isRead!",
          (select names from game where merchant_code = $merchant and game_id = about ->> 'game' limit 1) as "gameNames"`;

const claimOwn = tenantStatement<shapes.ClaimOwnPushes>(
  'claim_own_pushes',
  `${claimFor} and delivery.id = any (array(${whichIsDue} and kind <> 'news' ${oldestFirst})) returning ${claimed}`,
);
const claimNews = tenantStatement<shapes.ClaimNewsPushes>(
  'claim_news_pushes',
  `${claimFor} and delivery.id = any (array(${whichIsDue} and kind = 'news' ${oldestFirst})) returning ${claimed}`,
);

export type Delivery = Omit<shapes.ClaimOwnPushes['row'], 'gameNames'> & {
  gameNames: Partial<Texts> | null;
};

type Claim = { now: Date; until: Date; most: number };
/** Claims the oldest due deliveries, news last. No other process claims them before `until`; then they are due again. */
export async function claimDeliveries(tx: Tx, claim: Claim): Promise<Delivery[]> {
  const own = await claimOwn(tx, claim);
  const room = claim.most - own.length;
  const news = room === 0 ? [] : await claimNews(tx, { ...claim, most: room });
  // Postgres knows no origin of JSON in an expression.
  return [...own, ...news] as Delivery[];
}

const end = tenantStatement<shapes.EndPushes>(
  'end_pushes',
  `update push_delivery set ended_at = $at where merchant_code = $merchant and id = any ($ids)`,
);
export const endDeliveries = (tx: Tx, ids: readonly string[], at: Date) =>
  end(tx, { ids: [...ids], at });

const remove = tenantStatement<shapes.RemovePushEndpoints>(
  'remove_push_endpoints',
  `delete from push_endpoint where merchant_code = $merchant and id = any ($ids)`,
);
/** Removes devices together with their waiting deliveries. */
export const removeEndpoints = (tx: Tx, ids: readonly string[]) => remove(tx, { ids: [...ids] });

const postpone = tenantStatement<shapes.PostponePushes>(
  'postpone_pushes',
  `update push_delivery set due_at = $until
    where merchant_code = $merchant and endpoint_id = $endpointId and ended_at is null and due_at < $until`,
);
/** Postpones all deliveries of the device to that time at least. */
export const postponeEndpoint = (tx: Tx, endpointId: string, until: Date) =>
  postpone(tx, { endpointId, until });

export type HeldDelivery = { id: string; until: Date };

const hold = tenantStatement<shapes.HoldPushes>(
  'hold_pushes',
  `update push_delivery delivery
      set due_at = held.until, tries = tries - 1
     from unnest($ids::uuid[], $untils::timestamptz[]) as held (id, until)
    where delivery.merchant_code = $merchant and delivery.id = held.id`,
);
/** Releases claimed deliveries that were not tried, each until its own time. */
export async function holdDeliveries(tx: Tx, held: readonly HeldDelivery[]): Promise<void> {
  const [ids, untils] = [held.map(({ id }) => id), held.map(({ until }) => until)];
  await hold(tx, { ids, untils });
}

const delay = tenantStatement<shapes.DelayPush>(
  'delay_push',
  `update push_delivery set due_at = $dueAt where merchant_code = $merchant and id = $id`,
);
export const setDue = (tx: Tx, id: string, dueAt: Date) => delay(tx, { id, dueAt });

export const removeOldDeliveries = tenantStatement<shapes.RemoveOldPushDelivery>(
  'remove_old_push_delivery',
  `delete from push_delivery where merchant_code = $merchant and id = any (array(
     select id from push_delivery where merchant_code = $merchant and ended_at < $before
      order by ended_at limit $most::int
   )) returning id`,
);
