// Stores promotions as staff write, publish, pause and end them.
import type { Tx } from '@parlour/database/connection';
import { games } from '@parlour/database/tables/lobby';
import { promotions, rewards } from '@parlour/database/tables/rewards/rewards';
import { and, asc, count, eq } from 'drizzle-orm';

export type StoredPromotion = typeof promotions.$inferSelect;
type NewPromotion = typeof promotions.$inferInsert;

/** Finds a promotion and locks it until the transaction ends. */
export async function lockPromotion(tx: Tx, code: string): Promise<StoredPromotion | null> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(eq(promotions.code, code))
    .for('update')
    .execute();
  return row ?? null;
}

export async function updatePromotion(
  tx: Tx,
  id: string,
  changes: Partial<NewPromotion>,
): Promise<void> {
  await tx.update(promotions).set(changes).where(eq(promotions.id, id)).execute();
}

export async function insertPromotion(tx: Tx, row: NewPromotion): Promise<string> {
  const [made] = await tx.insert(promotions).values(row).returning({ id: promotions.id }).execute();
  if (!made) throw new Error('the promotion was not kept');
  return made.id;
}

export type ListedPromotion = StoredPromotion & { rewards: number };

/** Lists the promotions, oldest first, each with the number of rewards it has paid. */
export async function listPromotions(tx: Tx): Promise<ListedPromotion[]> {
  const given = await tx
    .select({ id: rewards.promotionId, rewards: count() })
    .from(rewards)
    // A reward that can be claimed, or waits for staff, is not paid yet.
    .where(eq(rewards.state, 'paid'))
    .groupBy(rewards.promotionId)
    .execute();
  const rows = await tx.select().from(promotions).orderBy(asc(promotions.createdAt)).execute();
  return rows.map((row) => ({
    ...row,
    rewards: given.find(({ id }) => id === row.id)?.rewards ?? 0,
  }));
}

/** Finds the merchant's name of a game, in all languages; null if the merchant does not have it. */
export async function findGameNames(
  tx: Pick<Tx, 'select'>,
  { vendor, game }: { vendor: string; game: string },
) {
  const [found] = await tx
    .select({ names: games.names })
    .from(games)
    .where(and(eq(games.vendor, vendor), eq(games.gameId, game)))
    .limit(1);
  return found?.names ?? null;
}
