// Stores the events that the networks were told of.
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { Pool } from 'pg';
import type { MessageInbox } from '../messages/message-inbox.ts';

export type NewAdEvent = {
  name: string | null;
  eventId: string | null;
  body: unknown;
  /** The reason why it is not taken; null if it is. */
  problem: string | null;
};
type AdCallFacts = { at: Date; network: AdNetwork; account: string };

/** The number of events that are stored. */
const mostKept = 50_000;
/** Old events are removed at every hundredth event, so that the other calls are not delayed. */
const sweepEvery = 100n;

/** Cuts a text to a length that an index can store. */
const cut = (text: string | null): string | null => text?.slice(0, 200) ?? null;

/** Inserts the events of a call, and marks those that repeat a taken one of the last 48 hours. */
export async function insertAdEvents(
  db: Pool,
  { at, network, account }: AdCallFacts,
  events: readonly NewAdEvent[],
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `insert into ad_event (at, network, account, name, event_id, body, problem, is_duplicate)
     select $1::timestamptz, $2::text, $3::text, came.name, came.event_id, came.body, came.problem,
            came.problem is null and came.event_id is not null and (
              row_number() over (
                partition by came.name, came.event_id, came.problem is null order by came.place) > 1
              or exists (select from ad_event earlier
                          where earlier.network = $2 and earlier.account = $3
                            and earlier.event_id = came.event_id and earlier.name = came.name
                            and earlier.problem is null
                            and earlier.at > $1 - interval '48 hours'))
       from unnest($4::text[], $5::text[], $6::text[], $7::text[]) with ordinality
         as came (name, event_id, body, problem, place)
      order by came.place
     returning id`,
    [
      at,
      network,
      cut(account),
      events.map(({ name }) => cut(name)),
      events.map(({ eventId }) => cut(eventId)),
      events.map(({ body }) => JSON.stringify(body)),
      events.map(({ problem }) => problem),
    ],
  );
  if (!rows.some(({ id }) => BigInt(id) % sweepEvery === 0n)) return;
  await db.query(
    `delete from ad_event where id <= (
       select id from ad_event order by id desc offset $1 limit 1)`,
    [mostKept],
  );
}

type Row = {
  at: Date;
  network: AdNetwork;
  account: string;
  name: string | null;
  eventId: string | null;
  body: string;
  problem: string | null;
  isDuplicate: boolean;
};
const columns = `at, network, account, name, event_id as "eventId", body, problem,
  is_duplicate as "isDuplicate"`;
const searched = `strpos(lower(concat_ws(' ', network, account, name, body, problem)), lower($1)) > 0`;

async function listMatching(db: Pool, search: string, most: number): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from ad_event where ${searched} order by id desc limit $2`,
    [search, most],
  );
  return rows;
}

const describeRow = ({ at, body, ...row }: Row): object => ({
  ...row,
  body: JSON.parse(body) as unknown,
  at: at.toISOString(),
});

/** Lists the events that contain a text, newest first, as JSON for programs. */
export const listRecords = async (db: Pool, search: string, most: number): Promise<object[]> =>
  (await listMatching(db, search, most)).map(describeRow);

const titles: Record<AdNetwork, string> = { meta: 'Meta', tiktok: 'TikTok', ga4: 'Google' };

/** Writes an event as lines of path and value. */
function linesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, each]) =>
    linesOf(each, path === '' ? name : `${path}.${name}`),
  );
}

const stateOf = ({ problem, isDuplicate }: Row): string => {
  if (problem !== null) return 'Refused';
  return isDuplicate ? 'Duplicate' : 'Taken';
};

export const adInbox: MessageInbox = {
  holds: 'event',
  list: async (db, { search, most }) => {
    const rows = await listMatching(db, search, most);
    return rows.map((row) => ({
      at: row.at,
      from: null,
      to: `${titles[row.network]} ${row.account}`,
      subject: row.name,
      text: [...(row.problem === null ? [] : [row.problem]), ...linesOf(JSON.parse(row.body))].join(
        '\n',
      ),
      state: stateOf(row),
      isTrouble: row.problem !== null,
    }));
  },
  // The account or the event that is asked for.
  listArrived: async (db, to) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from ad_event where account = $1 or event_id = $1 order by id desc`,
      [to],
    );
    return rows.map(describeRow);
  },
  clear: async (db) => void (await db.query('delete from ad_event')),
};
