// Reads promotions and counts their costs; a command writes them.
import type { Database, Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { keepLatest } from '#http/keep-latest';
import type * as shapes from './shapes.ts';

/** The columns without the definition, which is long. */
export const promotionColumns = `merchant_code as "merchantCode", id, code, state, type, currency,
  starts_at as "startsAt", ends_at as "endsAt", budget, spent, created_at as "createdAt", changed_at as "changedAt"`;
export type PromotionRow = shapes.FindPromotion['row'];

/** Limit of rows, more than a merchant has live at a time. */
const most = 200;

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

/** Planned once, because it runs with each fact and each list. */
const selectLive = tenantStatement<shapes.LivePromotions>(
  'live_promotions',
  `select ${promotionColumns} from promotion where merchant_code = $merchant and state = 'live'
    order by created_at desc, id desc limit ${most}`,
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

/** Selects definitions without terms, which are long and shown in no list. */
const selectDefinitions = tenantStatement<shapes.PromotionDefinitions>(
  'promotion_definitions',
  `select id, changed_at as "changedAt", jsonb_set(definition, '{texts}', (
            select jsonb_object_agg(key, value - 'terms') from jsonb_each(definition -> 'texts'))) as definition
     from promotion where merchant_code = $merchant and id = any ($ids)`,
);

async function learn(
  run: StatementRunner,
  unknown: readonly Pick<PromotionRow, 'id'>[],
): Promise<Map<string, Definition>> {
  const ids = unknown.map(({ id }) => id);
  const found = await run((tx) => selectDefinitions(tx, { ids }));
  // Postgres knows no origin of JSON in an expression.
  const rows = found.map((row) => ({ ...row, definition: row.definition as Definition }));
  await Promise.all(
    rows.map((row) => definitions.get(keyOf(row), () => Promise.resolve(row.definition))),
  );
  return new Map(rows.map((row) => [row.id, row.definition]));
}

const selectPublished = tenantStatement<shapes.FindPromotion>(
  'find_promotion',
  `select ${promotionColumns}, definition
     from promotion where merchant_code = $merchant and id = $id and state <> 'draft'`,
);
/** Null for a draft or an unknown id. */
export async function findPromotion(tx: Tx, id: string): Promise<PromotionRow | null> {
  const [row] = await selectPublished(tx, { id });
  return row ?? null;
}

const take = tenantStatement<shapes.TakeFromBudget>(
  'take_from_budget',
  `update promotion set spent = spent + $cost
    where merchant_code = $merchant and id = $id and (budget is null or spent + $cost <= budget) returning id`,
);
/** Takes the cost from the budget; returns false if too little is left. Concurrent callers wait until this transaction ends. */
export async function takeFromBudget(tx: Tx, id: string, cost: bigint): Promise<boolean> {
  const taken = await take(tx, { id, cost });
  return taken.length > 0;
}
