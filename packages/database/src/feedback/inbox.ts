// Members' messages for the merchant's team, until there is a back office; by the server's role, one merchant at a time.
import { facts } from '@parlour/contract/facts/facts';
import type { FeedbackCategory } from '@parlour/contract/feedback/message';
import pg from 'pg';

export type InboxMessage = {
  id: string;
  username: string;
  category: FeedbackCategory;
  content: string;
  pictures: number;
  sentAt: Date;
  readAt: Date | null;
  answer: string | null;
  answeredAt: Date | null;
};

type MerchantAccess = { url: string; merchant: string };

async function asMerchant<T>(
  { url, merchant }: MerchantAccess,
  run: (client: pg.Client) => Promise<T>,
) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.merchant', $1, true)", [merchant]);
    const known = await client.query('select from merchant where code = $1', [merchant]);
    if (known.rowCount === 0) throw new Error(`There is no merchant ${merchant}.`);
    const result = await run(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

const messages = `select f.id, m.username, f.category, f.content, f.sent_at as "sentAt",
    f.read_at as "readAt", f.answer, f.answered_at as "answeredAt",
    (select count(*)::int from feedback_picture p
     where p.merchant_code = f.merchant_code and p.feedback_id = f.id) as pictures
  from feedback f join member m on m.merchant_code = f.merchant_code and m.id = f.member_id`;

const ofState = {
  sent: 'f.read_at is null and f.answered_at is null',
  read: 'f.read_at is not null and f.answered_at is null',
  answered: 'f.answered_at is not null',
  any: 'true',
};
export type InboxState = keyof typeof ofState;

/** Lists messages, newest first, limited to a number that a person may read at once. */
export const listInbox = (place: MerchantAccess, state: InboxState): Promise<InboxMessage[]> =>
  asMerchant(place, async (client) => {
    const text = `${messages} where ${ofState[state]} order by f.sent_at desc, f.id desc limit 200`;
    return (await client.query<InboxMessage>(text)).rows;
  });

type MessageAction = { id: string; at: Date };

/** Opens a message, which then counts as read; null if there is none. */
export const openMessage = (
  place: MerchantAccess,
  { id, at }: MessageAction,
): Promise<InboxMessage | null> =>
  asMerchant(place, async (client) => {
    await client.query('update feedback set read_at = coalesce(read_at, $2) where id = $1', [
      id,
      at,
    ]);
    const { rows } = await client.query<InboxMessage>(`${messages} where f.id = $1`, [id]);
    return rows[0] ?? null;
  });

type AnsweredMessage = { merchant: string; memberId: string; id: string; at: Date };

/** Writes the fact for its handlers, like the server's `writeFact` (decision 040). */
const tellAnswered = (client: pg.Client, { merchant, memberId, id, at }: AnsweredMessage) =>
  client.query(
    `insert into outbox (merchant_code, handler, member_id, id, name, about, happened_at, due_at)
     select $1, handler, $3, gen_random_uuid(), 'feedback.answered', $4, $5, $5
       from unnest($2::text[]) as handler`,
    [
      merchant,
      facts['feedback.answered'].obeyedBy,
      memberId,
      JSON.stringify({ feedbackId: id }),
      at,
    ],
  );

/** Stores an answer, replacing an earlier one. Returns whether there is such a message. */
export const answerMessage = (
  place: MerchantAccess,
  { id, at, answer }: MessageAction & { answer: string },
): Promise<boolean> =>
  asMerchant(place, async (client) => {
    const { rows } = await client.query<{ memberId: string }>(
      `update feedback set answer = $2, answered_at = $3, read_at = coalesce(read_at, $3)
       where id = $1 returning member_id as "memberId"`,
      [id, answer, at],
    );
    const [answered] = rows;
    if (answered) await tellAnswered(client, { ...place, ...answered, id, at });
    return answered !== undefined;
  });

/** Finds a picture of a message by its position, from 1; null if there is none. */
export const findInboxPicture = (
  place: MerchantAccess,
  { id, position }: { id: string; position: number },
): Promise<Buffer | null> =>
  asMerchant(place, async (client) => {
    const { rows } = await client.query<{ content: Buffer }>(
      'select content from feedback_picture where feedback_id = $1 and position = $2',
      [id, position],
    );
    return rows[0]?.content ?? null;
  });
