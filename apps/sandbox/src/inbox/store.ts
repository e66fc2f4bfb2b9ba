// Stores the newest calls of each stand-in, in both directions.
import type { Pool } from 'pg';

export type Call = {
  standIn: string;
  at: Date;
  /** The direction, seen from the stand-in. */
  direction: 'in' | 'out';
  method: string;
  path: string;
  /** The HTTP status; null if there was no answer. */
  status: number | null;
  verdict: string;
  requestBody: string;
  answerBody: string;
  milliseconds: number;
};
export type StoredCall = Call & { id: string };

/** The number of calls that are stored for each stand-in. */
const mostKept = 2_000;
/** Old calls are removed at every hundredth call, so that the other calls are not delayed. */
const sweepEvery = 100n;

const columns = `id, stand_in as "standIn", at, direction, method, path, status, verdict,
  request_body as "requestBody", answer_body as "answerBody", milliseconds`;

export async function insertCall(db: Pool, call: Call): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `insert into call (stand_in, at, direction, method, path, status, verdict, request_body,
                       answer_body, milliseconds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      call.standIn,
      call.at,
      call.direction,
      call.method,
      call.path,
      call.status,
      call.verdict,
      call.requestBody,
      call.answerBody,
      call.milliseconds,
    ],
  );
  if (BigInt(rows[0]?.id ?? 1) % sweepEvery !== 0n) return;
  await db.query(
    `delete from call where stand_in = $1 and id <= (
       select id from call where stand_in = $1 order by id desc offset $2 limit 1)`,
    [call.standIn, mostKept],
  );
}

/** Lists calls, newest first. */
export async function listCalls(db: Pool, standIn: string, most: number): Promise<StoredCall[]> {
  const { rows } = await db.query<StoredCall>(
    `select ${columns} from call where stand_in = $1 order by id desc limit $2`,
    [standIn, most],
  );
  return rows;
}

export async function countCalls(db: Pool, standIn: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from call where stand_in = $1 and at >= $2',
    [standIn, since],
  );
  return rows[0]?.count ?? 0;
}

export async function removeCalls(db: Pool, standIn: string): Promise<void> {
  await db.query('delete from call where stand_in = $1', [standIn]);
}
