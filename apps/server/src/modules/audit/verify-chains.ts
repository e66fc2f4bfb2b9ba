// Checks the audit chain of each merchant and names the first row that does not fit. Reads one snapshot of the database, which may be in use.
import type { ChainHead } from '@parlour/contract/audit/chain-head';
import type { Database, Tx } from '@parlour/database/connection';
import { asEachMerchant } from '@parlour/database/statements/each-merchant';
import { findHead, listSealed, listUnsealed, type UnsealedEvent } from './chain-store.ts';
import { sealHash, type SealedRow } from './seal-hash.ts';

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
  merchant?: string | undefined;
  /** A head that was noted earlier: its row must still exist. */
  known?: ChainHead;
  /** Rows held in memory at a time. */
  batch?: number;
};

/** The head of an empty chain: number 0, and a hash of zeros. */
const genesis: ChainHead = { number: '0', hash: '0'.repeat(64) };

/** The most unsealed events that a report names. */
const mostNamed = 20;

/** Reports each merchant as soon as its chain is checked. */
export async function verifyChains(
  database: Pick<Database, 'pool'>,
  { merchant, known, batch = 2_000 }: VerifyOptions,
  tell: (report: ChainReport) => void,
): Promise<void> {
  const verify = async (tx: Tx, code: string): Promise<void> => {
    const walked = await walk(tx, { code, batch, known });
    tell({ merchant: code, ...walked, unsealed: await listUnsealed(tx, mostNamed) });
  };
  await asEachMerchant(database, verify, { only: merchant, alsoStaff: true });
}

type Walk = { code: string; batch: number; known: ChainHead | undefined };
type WalkResult = { rows: number; head: ChainHead; broken: string | null };

async function walk(tx: Tx, { code, batch, known }: Walk): Promise<WalkResult> {
  let end = genesis;
  let rows = 0;
  for await (const row of listSealed(tx, batch)) {
    const broken = whatIsWrong(row, end, code) ?? whatIsKnown(row, known);
    if (broken !== null) return { rows, head: end, broken };
    rows += 1;
    end = row;
  }
  const head: ChainHead = { number: end.number, hash: end.hash };
  return { rows, head, broken: (await isAtHead(tx, head)) ?? isShort(head, known) };
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

async function isAtHead(tx: Tx, end: ChainHead): Promise<string | null> {
  const head = await findHead(tx);
  if (!head) return end.number === '0' ? null : 'the chain has rows and no head';
  const [kept, last] = [BigInt(head.number), BigInt(end.number)];
  if (kept > last) {
    return `row ${last + 1n} is missing: the chain ends at row ${last}, its head is row ${kept}`;
  }
  if (kept < last) return `row ${kept + 1n} stands behind the head, which is row ${kept}`;
  return head.hash === end.hash ? null : `the head has another hash than row ${last}`;
}
