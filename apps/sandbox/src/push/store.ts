// Stores subscriptions and their newest messages.
import type { JsonWebKey } from 'node:crypto';
import type { Pool } from 'pg';
import { mostMessages, type MessageInbox } from '../messages/message-inbox.ts';

export type Subscription = {
  id: string;
  privateKey: JsonWebKey;
  auth: Buffer;
  senderKey: string | null;
  wasDown: boolean;
};

export async function keepSubscription(
  db: Pool,
  { id, privateKey, auth, senderKey }: Omit<Subscription, 'wasDown'>,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into push_subscription (id, at, private_key, auth, sender_key) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set private_key = $3, auth = $4, sender_key = $5, was_down = false`,
    [id, at, JSON.stringify(privateKey), auth, senderKey],
  );
}

export async function findSubscription(db: Pool, id: string): Promise<Subscription | null> {
  const { rows } = await db.query<Subscription>(
    `select id, private_key as "privateKey", auth, sender_key as "senderKey", was_down as "wasDown"
       from push_subscription where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function noteDown(db: Pool, id: string): Promise<void> {
  await db.query('update push_subscription set was_down = true where id = $1', [id]);
}

type NewMessage = { at: Date; to: string; sender: string; topic: string | null; body: string };

export async function insertPush(db: Pool, message: NewMessage): Promise<void> {
  const { at, to, sender, topic, body } = message;
  await db.query(
    'insert into push_message (at, subscription, sender, topic, body) values ($1, $2, $3, $4, $5)',
    [at, to, sender, topic, body],
  );
  await db.query(
    `delete from push_message where id <= (
       select id from push_message order by id desc offset $1 limit 1)`,
    [mostMessages],
  );
}

type Row = { at: Date; sender: string; to: string; topic: string | null; body: string };
const columns = 'at, sender, subscription as "to", topic, body';

export const pushInbox: MessageInbox = {
  holds: 'message',
  list: async (db, { search, most }) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from push_message
        where strpos(lower(subscription || ' ' || body), lower($1)) > 0 order by id desc limit $2`,
      [search, most],
    );
    return rows.map(({ at, sender, to, body }) => ({
      at,
      from: sender,
      to,
      subject: null,
      text: body,
      state: 'Delivered',
      isTrouble: false,
    }));
  },
  listArrived: async (db, to) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from push_message where subscription = $1 order by id desc`,
      [to],
    );
    return rows.map(({ at, sender, topic, body }) => ({
      to,
      from: sender,
      topic,
      body,
      at: at.toISOString(),
    }));
  },
  clear: async (db) => void (await db.query('delete from push_message')),
};
