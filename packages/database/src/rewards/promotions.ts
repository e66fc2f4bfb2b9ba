// An operator's work on promotions, by the owner's role: import, list, publish, pause and end them.
import { createHash } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import { promotion, type Promotion } from '@parlour/contract/rewards/promotion.schema';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { readSettings } from '@parlour/contract/settings.schema';
import type { FreePlaysReward } from '@parlour/contract/rewards/reward.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { promotionEvent, type Changer } from '../audit/reward-events.ts';
import { auditEvents } from '../tables/audit.ts';
import { merchants } from '../tables/site.ts';
import { promotions, rewards, type PromotionState } from '../tables/rewards/rewards.ts';
import { games } from '../tables/lobby.ts';
import { cleanHtml } from '@parlour/document/clean-html';
import { termsHtml } from '@parlour/contract/rewards/terms-html';

export type MerchantAccess = { ownerUrl: string; merchantCode: string };
export type StoredPromotion = typeof promotions.$inferSelect;
export type Tx = Parameters<Parameters<ReturnType<typeof drizzle>['transaction']>[0]>[0];

/** The faults of a file, one line for each: `rule.reward.amount: is missing`. */
export class PromotionFault extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'PromotionFault';
  }
}

/** Reads a promotion from the JSON of a file and sanitises its terms. Throws a `PromotionFault`. */
export function readPromotion(json: unknown): Promotion {
  const { read, faults } = readWritten(promotion, json);
  if (faults) throw new PromotionFault(faults);
  const texts = Object.fromEntries(
    Object.entries(read.texts).map(([language, said]) => [
      language,
      { ...said, terms: cleanHtml(said.terms, termsHtml) },
    ]),
  );
  return { ...read, texts };
}

/**
 * Stores a draft, new or replacing the one with that code, and returns its id. A published promotion may change its texts, art, `goTo` and
 * end, and raise its budget, but nothing that members were promised. Throws a `PromotionFault`.
 */
export const importPromotion = (
  place: MerchantAccess,
  written: Promotion,
  at: Date,
): Promise<string> =>
  asMerchant(place, async (tx) => {
    const named = await nameGames(tx, written);
    await demandTimeForFriends(tx, place, written);
    const before = await find(tx, written.code);
    if (before && before.state !== 'draft') demandSamePromise(before, written);
    const { budget, startsAt, endsAt, code, type } = written;
    const changes = {
      type,
      definition: named,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      budget: budget === null ? null : amountOf(budget),
      changedAt: at,
    };
    if (before) {
      await tx.update(promotions).set(changes).where(eq(promotions.id, before.id));
      return before.id;
    }
    const currency = await currencyOf(tx, place.merchantCode);
    const { merchantCode } = place;
    const row = { merchantCode, code, state: 'draft' as const, currency, createdAt: at };
    const [made] = await tx
      .insert(promotions)
      .values({ ...row, ...changes })
      .returning({ id: promotions.id });
    return made?.id ?? '';
  });

/** Leaves out the names of games, which may change after the promotion is published. */
const withoutNames = (key: string, value: unknown): unknown =>
  key === 'names' ? undefined : value;
const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, withoutNames)).digest('hex');

const isFreePlays = (value: unknown): value is FreePlaysReward =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'freePlays';

type ReadTx = Pick<Tx, 'select'>;

/** Adds the merchant's name of the game to every reward of free plays. Throws a `PromotionFault` if the merchant does not have the game. */
export async function nameGames(tx: ReadTx, written: Promotion): Promise<Promotion> {
  const wanted = new Map<FreePlaysReward, FreePlaysReward>();
  JSON.stringify(written.rule, (_, value: unknown) => {
    if (isFreePlays(value)) wanted.set(value, value);
    return value;
  });
  for (const reward of wanted.keys()) wanted.set(reward, await nameGame(tx, reward));
  const named = (value: unknown): unknown => {
    if (isFreePlays(value)) return wanted.get(value) ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]));
  };
  return { ...written, rule: named(written.rule) as Promotion['rule'] };
}

async function nameGame(tx: ReadTx, reward: FreePlaysReward): Promise<FreePlaysReward> {
  const [game] = await tx
    .select({ names: games.names })
    .from(games)
    .where(and(eq(games.vendor, reward.vendor), eq(games.gameId, reward.game)))
    .limit(1);
  if (game) return { ...reward, names: game.names };
  throw new PromotionFault([`the merchant has no game ${reward.game} of ${reward.vendor}`]);
}

/** Refuses an invitation rule that leaves a friend fewer days than they have to play on, because it could never pay (MEMBER-13). */
async function demandTimeForFriends(
  tx: Tx,
  { merchantCode }: MerchantAccess,
  { rule }: Promotion,
): Promise<void> {
  if (rule.kind !== 'invite') return;
  const [merchant] = await tx
    .select({ settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchantCode));
  const ownDays = readSettings(merchant?.settings ?? {})('invite.ownDays');
  if (rule.withinDays >= ownDays) return;
  throw new PromotionFault([
    `rule.withinDays: a friend has to play on ${ownDays} days (invite.ownDays), more than ${rule.withinDays}`,
  ]);
}

function demandSamePromise({ definition }: StoredPromotion, written: Promotion): void {
  const fixed = ['type', 'rule', 'audience', 'limitPerMember', 'startsAt'] as const;
  const changed = fixed.filter((key) => fingerprint(definition[key]) !== fingerprint(written[key]));
  if (changed.length > 0) {
    throw new PromotionFault(
      changed.map((key) => `${key}: cannot change once the promotion was published`),
    );
  }
  const lower =
    written.budget !== null &&
    (definition.budget === null || amountOf(written.budget) < amountOf(definition.budget));
  if (lower) throw new PromotionFault(['budget: cannot become lower once it was published']);
}

const ways: Record<Exclude<PromotionState, 'draft'>, readonly PromotionState[]> = {
  live: ['draft', 'paused'],
  paused: ['live'],
  ended: ['live', 'paused'],
};

type StateChange = {
  code: string;
  state: Exclude<PromotionState, 'draft'>;
  at: Date;
  /** The author of the change; default: the system. */
  by?: Changer;
};

/** Sets the state, writes an event (L1) and returns the previous state; throws a `PromotionFault` if the change is not possible. */
export const setState = (
  place: MerchantAccess,
  { code, state, at, by = { actor: 'system' } }: StateChange,
): Promise<PromotionState> =>
  asMerchant(place, async (tx) => {
    const found = await find(tx, code);
    if (!found) throw new PromotionFault([`there is no promotion ${code}`]);
    if (!ways[state].includes(found.state)) {
      throw new PromotionFault([`${code} is ${found.state}, and cannot become ${state}`]);
    }
    await tx.update(promotions).set({ state, changedAt: at }).where(eq(promotions.id, found.id));
    const { merchantCode } = place;
    const about = { code, from: found.state, to: state };
    await tx.insert(auditEvents).values(promotionEvent(about, { merchantCode, at, by }));
    return found.state;
  });

export type ListedPromotion = StoredPromotion & { rewards: number };

/** Lists the promotions, oldest first, each with the number of rewards it has paid. */
export const listPromotions = (place: MerchantAccess): Promise<ListedPromotion[]> =>
  asMerchant(place, async (tx) => {
    const given = await tx
      .select({ id: rewards.promotionId, rewards: count() })
      .from(rewards)
      // A reward that can be claimed, or waits for staff, is not paid yet.
      .where(eq(rewards.state, 'paid'))
      .groupBy(rewards.promotionId);
    const rows = await tx.select().from(promotions).orderBy(asc(promotions.createdAt));
    return rows.map((row) => ({
      ...row,
      rewards: given.find(({ id }) => id === row.id)?.rewards ?? 0,
    }));
  });

async function find(tx: Tx, code: string): Promise<StoredPromotion | null> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.code, code)).for('update');
  return row ?? null;
}

export async function currencyOf(tx: Tx, merchantCode: string): Promise<string> {
  const { rows } = await tx.execute<{ currency: string | null }>(
    sql`select settings ->> 'currency' as currency from merchant where code = ${merchantCode}`,
  );
  const [row] = rows;
  if (!row) throw new PromotionFault([`there is no merchant ${merchantCode}`]);
  return row.currency ?? 'USD';
}

export async function asMerchant<T>(
  { ownerUrl, merchantCode }: MerchantAccess,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.merchant', ${merchantCode}, true)`);
      return run(tx);
    });
  } finally {
    await client.end();
  }
}
