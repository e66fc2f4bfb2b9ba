// Reads a statement's plan: which tables an outer join may leave without a row, and which scans do not name the merchant.
import type { PlanNode } from './describe-statement.ts';

/** Lists a node and all nodes below it. */
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The sides of a join of which there may be no row, by its type in the plan. */
const optionalSides: Record<string, string[]> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
};

/** Lists the tables whose columns may be null because of an outer join. */
export function optionalTables(plan: PlanNode): Set<string> {
  const sides = nodesOf(plan).flatMap((node) => {
    const optional = optionalSides[node['Join Type'] ?? ''] ?? [];
    return (node.Plans ?? []).filter((each) =>
      optional.includes(each['Parent Relationship'] ?? ''),
    );
  });
  const names = sides.flatMap(nodesOf).map((node) => node['Relation Name']);
  return new Set(names.filter((name) => name !== undefined));
}

const namesMerchant = /^\(?(?:\w+\.)?merchant_code = \$1\)?$/;

/** Splits a condition, `((a = $1) AND b)` or `(a = $1)`, into those that all have to be true; none if it has alternatives. */
function conjuncts(condition: string): string[] {
  let depth = 0;
  let inside = '';
  for (const letter of condition) {
    if (letter === ')') depth -= 1;
    // Only what is inside the outer brackets alone joins conditions; the rest is covered.
    inside += depth === 1 ? letter : letter.replace(/[A-Z]/, '_');
    if (letter === '(') depth += 1;
  }
  if (inside.includes(' OR ')) return [];
  const joints = [...inside.matchAll(/ AND /g)].map(({ index }) => index);
  const starts = [1, ...joints.map((at) => at + ' AND '.length)];
  return starts.map((start, at) => condition.slice(start, joints[at] ?? -1));
}

const isBound = (node: PlanNode): boolean =>
  [node['Index Cond'], node['Recheck Cond'], node.Filter]
    .flatMap((condition) => conjuncts(condition ?? ''))
    .some((condition) => namesMerchant.test(condition));

/** An insert takes the merchant from the transaction, or from a row of its own merchant. */
const insertsOwn = (node: PlanNode, place: number): boolean =>
  (node.Plans ?? []).some(({ Output: output = [] }) =>
    /^\$1\b|merchant_code$/.test(output[place - 1] ?? ''),
  );

export type TenantTables = {
  /** Maps a tenant table to the place of its merchant_code. */
  places: ReadonlyMap<string, number>;
  /** Whether the statement's first value is the merchant. */
  isMerchantFirst: boolean;
};

/** Lists the tenant tables that a plan reads or writes without naming the merchant. */
export function unboundTables(plan: PlanNode, { places, isMerchantFirst }: TenantTables): string[] {
  const isFound = (node: PlanNode, place: number): boolean => {
    if (!isMerchantFirst) return false;
    if (node.Operation === 'Insert') return insertsOwn(node, place);
    return node['Node Type'] === 'ModifyTable' || isBound(node);
  };
  const tables = nodesOf(plan).flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    const place = places.get(table);
    return place === undefined || isFound(node, place) ? [] : [table];
  });
  return [...new Set(tables)];
}
