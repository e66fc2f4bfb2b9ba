// Checks the audit chain of each merchant and names the first row that does not fit. Reads one snapshot of the database, which may be in use.
import type pg from 'pg';
import { asEachMerchant } from '../ledger/each-merchant.ts';
import { sealedColumns, sealHash, type SealedRow } from './seal-hash.ts';

/** The end of a chain: its last number and the hash of that row. */
export type ChainHead = { number: string; hash: string };
export type UnsealedEvent = { id: string; at: Date; action: string };

export type ChainReport = {
  merchant: string;
  rows: number;
  head: ChainHead;
  /** The fault of the first row that does not fit; null if all rows fit. */
  broken: string | null;
  unsealed: { count: number; first: UnsealedEvent[] };
};

export type VerifyOptions = {
  /** The merchant to check; absent: all of them. */
  merchant?: string;
  /** A head that was noted earlier: its row must still exist. */
  known?: ChainHead;
  /** Rows held in memory at a time. */
  batch?: number;
};

/** The head of an empty chain: number 0, and a hash of zeros. */
const genesis: ChainHead = { number: '0', hash: '0'.repeat(64) };

/** Reports each merchant as soon as its chain is checked. `url` must be of the server's role: row-level security has to show one merchant at a time. */
export async function verifyChains(
  url: string,
  { merchant, known, batch = 2_000 }: VerifyOptions,
  tell: (report: ChainReport) => void,
): Promise<void> {
  await asEachMerchant(url, async (client, code) => {
    if (merchant !== undefined && merchant !== code) return;
    const walked = await walk(client, { code, batch, known });
    tell({ merchant: code, ...walked, unsealed: await listUnsealed(client) });
  });
}

type Walk = { code: string; batch: number; known: ChainHead | undefined };
type WalkResult = { rows: number; head: ChainHead; broken: string | null };

async function walk(client: pg.Client, { code, batch, known }: Walk): Promise<WalkResult> {
  let end = genesis;
  let rows = 0;
  for await (const row of listSealed(client, batch)) {
    const broken = whatIsWrong(row, end, code) ?? whatIsKnown(row, known);
    if (broken !== null) return { rows, head: end, broken };
    rows += 1;
    end = row;
  }
  const head: ChainHead = { number: end.number, hash: end.hash };
  return { rows, head, broken: (await isAtHead(client, head)) ?? isShort(head, known) };
}

/** Reads batch after batch, in the order of the chain. A cursor holds the position, so that a long chain is read once. */
async function* listSealed(client: pg.Client, batch: number): AsyncGenerator<SealedRow> {
  await client.query(`declare chain no scroll cursor for select ${sealedColumns} from audit_event
    where audit_event.number is not null order by audit_event.number, audit_event.id`);
  try {
    let isMore = true;
    while (isMore) {
      const { rows } = await client.query<SealedRow>(`fetch ${batch} from chain`);
      yield* rows;
      isMore = rows.length === batch;
    }
  } finally {
    await client.query('close chain');
  }
}

function whatIsWrong(row: SealedRow, before: ChainHead, merchant: string): string | null {
  const expected = BigInt(before.number) + 1n;
  const name = `row ${row.number} (${row.id})`;
  if (BigInt(row.number) > expected) {
    return `row ${expected} is missing: behind row ${before.number} comes ${name}`;
  }
  if (BigInt(row.number) < expected) return `${name} is there beside another of its number`;
  if (row.merchantCode !== merchant) return `${name} is of ${row.merchantCode}`;
  if (row.previousHash !== before.hash) {
    return `${name} does not follow the row before it: its previous_hash is not that row's hash`;
  }
  return sealHash(row) === row.hash
    ? null
    : `${name} was changed: its content does not fit its hash`;
}

const whatIsKnown = ({ number, hash }: SealedRow, known: ChainHead | undefined): string | null =>
  known === undefined || known.number !== number || known.hash === hash
    ? null
    : `row ${number} is not the one of the known head: its hash is ${hash}`;

const isShort = (head: ChainHead, known: ChainHead | undefined): string | null =>
  known === undefined || BigInt(known.number) <= BigInt(head.number)
    ? null
    : `the chain ends at row ${head.number}, before the known head ${known.number}`;

async function isAtHead(client: pg.Client, end: ChainHead): Promise<string | null> {
  const { rows } = await client.query<ChainHead>(
    `select number::text, encode(hash, 'hex') as hash from audit_head`,
  );
  const [head] = rows;
  if (!head) return end.number === '0' ? null : 'the chain has rows and no head';
  const [kept, last] = [BigInt(head.number), BigInt(end.number)];
  if (kept > last) {
    return `row ${last + 1n} is missing: the chain ends at row ${last}, its head is row ${kept}`;
  }
  if (kept < last) return `row ${kept + 1n} stands behind the head, which is row ${kept}`;
  return head.hash === end.hash ? null : `the head has another hash than row ${last}`;
}

const mostNamed = 20;

async function listUnsealed(client: pg.Client): Promise<ChainReport['unsealed']> {
  const { rows } = await client.query<UnsealedEvent & { count: number }>(
    `select id, at, action, (count(*) over ())::int as count
       from audit_event where number is null order by at, id limit ${mostNamed}`,
  );
  const first = rows.map(({ id, at, action }) => ({ id, at, action }));
  return { count: rows[0]?.count ?? 0, first };
}
