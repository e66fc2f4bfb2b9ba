// Asks Postgres what a statement takes and gives: the types of its values, its columns with their origins, and its plan.
import type pg from 'pg';

export type ResultColumn = { name: string; type: number; table: number; column: number };
export type StatementDescription = { values: number[]; columns: ResultColumn[] };

/** Nodes of `explain (format json)`, as far as they are read. */
export type PlanNode = {
  'Node Type': string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  Operation?: string;
  Output?: string[];
  Filter?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: PlanNode[];
};

/** Parts of pg's connection that its types lack. */
type Connection = {
  parse(statement: { text: string }): void;
  describe(statement: { type: 'S' }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
};
type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** Describes a statement without running it. A wrong name or a wrong type throws Postgres's own message. */
export function describeStatement(client: pg.Client, text: string): Promise<StatementDescription> {
  return new Promise((resolve, reject) => {
    const found: StatementDescription = { values: [], columns: [] };
    const description = {
      submit(connection: Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => (found.values = dataTypeIDs));
        connection.parse({ text });
        connection.describe({ type: 'S' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: Field[] }) {
        found.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          column: columnID,
        }));
      },
      handleError: (error: Error) => reject(error),
      handleReadyForQuery: () => resolve(found),
    };
    client.query(description as unknown as pg.Submittable);
  });
}

/** Plans a statement for any values. The role must pass row-level security, so that the plan has the statement's own conditions alone. */
export async function planStatement(client: pg.Client, text: string): Promise<PlanNode> {
  // A lock of whole tables reads no rows, and has no plan.
  if (text.startsWith('lock table ')) return { 'Node Type': 'Lock' };
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('Postgres returned no plan');
  return plan;
}
