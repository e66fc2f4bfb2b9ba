// Notifications that the merchant's team sends, by the server's role, one merchant at a time. The server sends them within seconds.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

type Place = { url: string; merchant: string };
type Told = { kind: 'test' | 'news'; about: Record<string, string>; at: Date };

/** Members and their devices, and what stands for $5. */
type Audience = { who: string; values: string[] };

async function queue({ url, merchant }: Place, told: Told, { who, values }: Audience) {
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

/** To each device of the member; gives how many those are. */
export const queueTest = (place: Place, username: string, at: Date): Promise<number> =>
  queue(
    place,
    { kind: 'test', about: {}, at },
    {
      who: 'member.username = $5',
      values: [username],
    },
  );

export type News = { title: string; body: string };

/** To every device that hears the topic ALL, but for members who want no news; gives how many those are. */
export const queueNews = (place: Place, news: News, at: Date): Promise<number> =>
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
