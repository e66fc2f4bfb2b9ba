// Baseline of the wallet's bench: the statements of a bet, sent to the same Postgres by pg alone. They are recorded from
// bets that the wallet's own code settles, so they are the same statements, with the same merchant and role.
import { randomUUID } from 'node:crypto';
import { openDatabase, type Tx } from '@parlour/database/connection';
import type { Merchant } from '../../apps/server/src/http/merchant.ts';
import {
  readJson,
  readMoneyCall,
} from '../../apps/server/src/modules/vendor-wallet/protocol/read-call.ts';
import { settle } from '../../apps/server/src/modules/vendor-wallet/settle.ts';
import type { Staker } from '../../soak/stakers.ts';
import { merchantCode } from '../../soak/vendor.ts';
import { betBody } from './wallet-bets.ts';

type Statement = { name?: string; text: string; values?: unknown[] };
type Connection = Tx['$client'];
/** Statements that are sent together in one round trip. */
type Burst = Statement[];
type RecordedBet = { id: string; bursts: Burst[] };

/** A merchant with the only setting that is read: the idle time of a session. */
const merchant = { code: merchantCode, setting: () => 30 } as unknown as Merchant;

const inFull = (statement: string | Statement): Statement =>
  typeof statement === 'string' ? { text: statement } : statement;

/** Records the statements that a connection sends. The first statement after an answer begins a new burst. */
function record(client: Connection, bursts: Burst[]): void {
  const send = client.query.bind(client) as (statement: string | Statement) => Promise<object>;
  let answers = 0;
  let heard = -1;
  const query = (statement: string | Statement) => {
    if (answers !== heard) bursts.push([]);
    heard = answers;
    bursts.at(-1)?.push(inFull(statement));
    const answer = send(statement);
    void answer.then(() => (answers += 1));
    return answer;
  };
  Object.assign(client, { query });
}

async function recordBet(url: string, { memberId, usual }: Staker): Promise<RecordedBet> {
  const id = randomUUID();
  const bursts: Burst[] = [];
  const database = openDatabase({ url, connections: 1 });
  database.pool.on('connect', (client) => record(client, bursts));
  const body = { ...betBody(usual, id), request_uuid: randomUUID() };
  const call = readMoneyCall('bet', 'hub', readJson(Buffer.from(JSON.stringify(body))));
  const { status } = await settle(
    { merchant, call, memberId },
    { database, clock: () => new Date() },
  );
  await database.close();
  if (status !== 'RS_OK') throw new Error(`a bet to record got ${status}`);
  return { id, bursts };
}

/** Replaces the bet's id in a value, for the same statement of another bet. */
function renew(value: unknown, id: string, next: string): unknown {
  if (typeof value === 'string') return value.replaceAll(id, next);
  return Array.isArray(value) ? value.map((each) => renew(each, id, next)) : value;
}

function renewed({ id, bursts }: RecordedBet): Burst[] {
  const next = randomUUID();
  return bursts.map((burst) =>
    burst.map(({ values, ...statement }) => ({
      ...statement,
      ...(values && { values: values.map((value) => renew(value, id, next)) }),
    })),
  );
}

export type BareBets = {
  /** Prepares calls that are ready to be sent. Each resolves with true or rejects. */
  prepare: (count: number) => (() => Promise<boolean>)[];
  statements: number;
  close: () => Promise<void>;
};

export async function openBareBets(appUrl: string, stakers: Staker[]): Promise<BareBets> {
  const recorded: RecordedBet[] = [];
  for (const staker of stakers) {
    // The first bet of a session may write more than later ones, so it is not used.
    await recordBet(appUrl, staker);
    recorded.push(await recordBet(appUrl, staker));
  }
  const { pool, close } = openDatabase({ url: appUrl });
  const send = async (bursts: Burst[]): Promise<boolean> => {
    const client = await pool.connect();
    for (const burst of bursts) await Promise.all(burst.map((each) => client.query(each)));
    client.release();
    return true;
  };
  const prepare = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const bet = recorded[at % recorded.length];
      if (!bet) throw new Error('nobody stakes');
      const bursts = renewed(bet);
      return () => send(bursts);
    });
  const statements = recorded[0]?.bursts.flat().length ?? 0;
  return { prepare, statements, close };
}
