// Keeps promotions; the command writes them, the server only counts what they cost.
import type { Tx } from '@parlour/database/connection';
import { promotions } from '@parlour/database/tables/rewards/rewards';
import { and, desc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';

export type PromotionRow = typeof promotions.$inferSelect;

/** More than any merchant has at a time. */
const most = 200;

const { definition: _, ...columns } = getTableColumns(promotions);
/** Terms are long, and no list shows them. */
const withoutTerms = sql<
  PromotionRow['definition']
>`jsonb_set(${promotions.definition}, '{texts}', (
  select jsonb_object_agg(key, value - 'terms') from jsonb_each(${promotions.definition} -> 'texts')))`;

/** Those that run or will run, the newest first. */
export const listLive = (tx: Tx): Promise<PromotionRow[]> =>
  tx
    .select({ ...columns, definition: withoutTerms })
    .from(promotions)
    .where(eq(promotions.state, 'live'))
    .orderBy(desc(promotions.createdAt), desc(promotions.id))
    .limit(most)
    .execute();

/** Null for a draft and for one that is not there. */
export async function findPromotion(tx: Tx, id: string): Promise<PromotionRow | null> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), ne(promotions.state, 'draft')))
    .execute();
  return row ?? null;
}

/** Takes so much of what is left; false where there is not enough. Whoever asks next waits until this transaction ends. */
export async function takeFromBudget(tx: Tx, id: string, cost: bigint): Promise<boolean> {
  const taken = await tx
    .update(promotions)
    .set({ spent: sql`${promotions.spent} + ${cost}` })
    .where(
      and(
        eq(promotions.id, id),
        or(isNull(promotions.budget), sql`${promotions.spent} + ${cost} <= ${promotions.budget}`),
      ),
    )
    .returning({ id: promotions.id })
    .execute();
  return taken.length > 0;
}
