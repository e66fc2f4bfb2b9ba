// One statement for a merchant in one round trip: the naming of the merchant and the statement precede the same Sync, and so form one transaction
// (PostgreSQL, "Pipelining" of the extended query protocol).
import pg from 'pg';
import { nameMerchant } from './name-merchant.ts';

/** Methods of pg's connection that pg's own query uses, but pg's types lack. */
type Connection = {
  bind(config: {
    statement: string;
    values: string[];
    valueMapper: (value: string) => string;
  }): void;
  execute(config: object): void;
};
type SentQuery = pg.Submittable & {
  callback: (error: Error | null, result: pg.QueryResult) => void;
  queryMode: 'extended';
  name: string | undefined;
  _result: { _types: pg.CustomTypesConfig | undefined };
  prepare(connection: Connection): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
};
type Statement = string | (pg.QueryConfig<unknown[]> & { rowMode?: 'array' });
const SentQuery = pg.Query as unknown as new (text: Statement, values?: unknown[]) => SentQuery;

class MerchantStatement extends SentQuery {
  readonly #merchantCode: string;
  #isNamed = false;

  constructor(merchantCode: string, statement: Statement, values?: unknown[]) {
    const isPlain = typeof statement === 'object' && statement.rowMode === undefined;
    // pg copies a config object with the descriptors of all its properties, which takes as long as sending it.
    super(isPlain ? statement.text : statement, isPlain ? (values ?? statement.values) : values);
    this.#merchantCode = merchantCode;
    if (isPlain) {
      this.name = statement.name;
      this._result._types = statement.types;
    }
    // Text alone would be sent as a simple query, which is a separate transaction.
    this.queryMode = 'extended';
  }

  override prepare(connection: Connection): void {
    const { name: statement } = nameMerchant;
    connection.bind({ statement, values: [this.#merchantCode], valueMapper: String });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: object): void {
    if (this.#isNamed) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    if (this.#isNamed) super.handleCommandComplete(message, connection);
    this.#isNamed = true;
  }
}

const prepared = new WeakSet<pg.PoolClient>();

/** Prepares the naming statement on a connection. By itself it names no merchant, because its transaction ends with it. */
function prepareNaming(client: pg.PoolClient): void {
  if (prepared.has(client)) return;
  prepared.add(client);
  // If it fails, the connection is broken, which the next statement reports.
  client.query({ ...nameMerchant, values: [''] }).catch(() => undefined);
}

export function sendFor(
  client: pg.PoolClient,
  merchantCode: string,
  [statement, values]: [Statement, unknown[]?],
): Promise<pg.QueryResult> {
  prepareNaming(client);
  return new Promise((resolve, reject) => {
    const query = new MerchantStatement(merchantCode, statement, values);
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(query);
  });
}
