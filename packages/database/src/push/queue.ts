// Queues notifications from the merchant's team, by the server's role, one merchant at a time. The server sends them within seconds.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type MerchantAccess = { url: string; merchant: string };
type PushMessage = { kind: 'test' | 'news'; about: Record<string, string>; at: Date };

/** A condition on members and their devices, and the values for its parameters from $5 on. */
type Audience = { who: string; values: string[] };

async function queue(
  { url, merchant }: MerchantAccess,
  told: PushMessage,
  { who, values }: Audience,
) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.merchant', $1, true)", [merchant]);
    const known = await client.query('select from merchant where code = $1', [merchant]);
    if (known.rowCount === 0) throw new Error(`There is no merchant ${merchant}.`);
    const { kind, about, at } = told;
    const { rowCount } = await client.query(
      `insert into push_delivery (merchant_code, endpoint_id, source, kind, about, made_at, due_at)
       select endpoint.merchant_code, endpoint.id, $1, $2, $3, $4, $4
         from push_endpoint endpoint join member on member.merchant_code = endpoint.merchant_code
              and member.id = endpoint.member_id
        where ${who}`,
      [randomUUID(), kind, JSON.stringify(about), at, ...values],
    );
    await client.query('commit');
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Queues a test message to each device of the member; returns the number of devices. */
export const queueTest = (place: MerchantAccess, username: string, at: Date): Promise<number> =>
  queue(
    place,
    { kind: 'test', about: {}, at },
    {
      who: 'member.username = $5',
      values: [username],
    },
  );

export type News = { title: string; body: string };

/** Queues news to every device that is subscribed to the topic ALL, except of members who want no news; returns the number of devices. */
export const queueNews = (place: MerchantAccess, news: News, at: Date): Promise<number> =>
  queue(
    place,
    { kind: 'news', about: news, at },
    {
      who: `hears_all and not exists (
       select from push_choice
        where push_choice.member_id = endpoint.member_id and 'news' = any (unwanted))`,
      values: [],
    },
  );
