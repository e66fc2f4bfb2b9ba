// Reads promotions and counts their costs; a command writes them.
import type { Database, Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { promotions } from '@parlour/database/tables/rewards/rewards';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { keepLatest } from '#http/keep-latest';

export type PromotionRow = typeof promotions.$inferSelect;

/** Limit of rows, more than a merchant has live at a time. */
const most = 200;

/** The definition without terms, which are long and shown in no list. */
const withoutTerms = sql<Definition>`jsonb_set(${promotions.definition}, '{texts}', (
  select jsonb_object_agg(key, value - 'terms') from jsonb_each(${promotions.definition} -> 'texts')))`;

/** Runs one statement, within a transaction or alone. */
type StatementRunner = <T>(statement: (tx: Tx) => Promise<T>) => Promise<T>;
type Definition = PromotionRow['definition'];

/** Cached definitions, by promotion and last change: lists are read often, and texts seldom change. */
const definitions = keepLatest<Definition>({
  mostBytes: 32 * 1024 * 1024,
  bytesOf: (definition) => JSON.stringify(definition).length * 2,
});
const keyOf = ({ id, changedAt }: Pick<PromotionRow, 'id' | 'changedAt'>): string =>
  `${id} ${changedAt.getTime()}`;

/** A plain statement that is planned once, because it runs with each fact and each list. */
const selectLive = statement<Omit<PromotionRow, 'definition'>, []>(
  'live_promotions',
  `select merchant_code as "merchantCode", id, code, state, type, currency, starts_at as "startsAt", ends_at as "endsAt",
          budget, spent, created_at as "createdAt", changed_at as "changedAt"
     from promotion where state = 'live' order by created_at desc, id desc limit ${most}`,
);

/** Lists running and coming promotions, newest first. Costs are read each time, definitions once per change. */
export async function listLive(run: StatementRunner): Promise<PromotionRow[]> {
  const rows = await run((tx) => selectLive(tx));
  const unknown = rows.filter((row) => !definitions.found(keyOf(row)));
  const read = unknown.length === 0 ? new Map<string, Definition>() : await learn(run, unknown);
  return rows.flatMap((row) => {
    const definition = definitions.found(keyOf(row)) ?? read.get(row.id);
    return definition ? [{ ...row, definition }] : [];
  });
}

/** Pending queries by merchant. */
const underWay = new WeakMap<Pick<Database, 'read'>, Map<string, Promise<PromotionRow[]>>>();

/** Lists the promotions for reading; callers share a pending query. Its answer is a few milliseconds older, and a claim reads again. */
export function readLive(
  database: Pick<Database, 'read'>,
  merchantCode: string,
): Promise<PromotionRow[]> {
  const asked = underWay.get(database) ?? new Map<string, Promise<PromotionRow[]>>();
  underWay.set(database, asked);
  const shared = asked.get(merchantCode);
  if (shared) return shared;
  const own = listLive((send) => database.read(merchantCode, send)).finally(() =>
    asked.delete(merchantCode),
  );
  asked.set(merchantCode, own);
  return own;
}

async function learn(
  run: StatementRunner,
  unknown: readonly Pick<PromotionRow, 'id'>[],
): Promise<Map<string, Definition>> {
  const ids = unknown.map(({ id }) => id);
  const { id, changedAt } = promotions;
  const rows = await run((tx) =>
    tx
      .select({ id, changedAt, definition: withoutTerms })
      .from(promotions)
      .where(inArray(promotions.id, ids))
      .execute(),
  );
  await Promise.all(
    rows.map((row) => definitions.get(keyOf(row), () => Promise.resolve(row.definition))),
  );
  return new Map(rows.map((row) => [row.id, row.definition]));
}

/** Null for a draft or an unknown id. */
export async function findPromotion(tx: Tx, id: string): Promise<PromotionRow | null> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), ne(promotions.state, 'draft')))
    .execute();
  return row ?? null;
}

/** Takes the cost from the budget; returns false if too little is left. Concurrent callers wait until this transaction ends. */
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
