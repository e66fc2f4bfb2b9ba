// Stores the newest accepted messages and their status.
import type { Pool } from 'pg';
import { mostMessages, type MessageInbox } from '../messages/message-inbox.ts';

export type SmsStatus = 'queued' | 'sent' | 'delivered' | 'undelivered';
type NewSms = {
  sid: string;
  at: Date;
  arrivesAt: Date;
  from: string;
  to: string;
  body: string;
  /** The reason why it never arrives; null if it does. */
  errorCode: number | null;
};

/** Inserts one row for each copy that arrives. */
export async function insertSms(db: Pool, sms: NewSms, copies: number): Promise<void> {
  await db.query(
    `insert into sms_message (sid, at, arrives_at, sender, recipient, body, status, error_code)
     select $1, $2, $3, $4, $5, $6, 'queued', $7 from generate_series(1, $8::int)`,
    [sms.sid, sms.at, sms.arrivesAt, sms.from, sms.to, sms.body, sms.errorCode, copies],
  );
  await db.query(
    `delete from sms_message where id <= (
       select id from sms_message order by id desc offset $1 limit 1)`,
    [mostMessages],
  );
}

export async function setSmsStatus(db: Pool, sid: string, status: SmsStatus): Promise<void> {
  await db.query('update sms_message set status = $2 where sid = $1', [sid, status]);
}

type Row = {
  at: Date;
  sender: string;
  recipient: string;
  body: string;
  status: SmsStatus;
  errorCode: number | null;
};
const columns = 'at, sender, recipient, body, status, error_code as "errorCode"';
const words: Record<SmsStatus, string> = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Undelivered',
};

export const smsInbox: MessageInbox = {
  holds: 'message',
  list: async (db, { search, most }) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from sms_message
        where strpos(lower(recipient || ' ' || body), lower($1)) > 0 order by id desc limit $2`,
      [search, most],
    );
    return rows.map(({ at, sender, recipient, body, status, errorCode }) => ({
      at,
      from: sender,
      to: recipient,
      subject: null,
      text: body,
      state: status === 'undelivered' ? `${words[status]} ${errorCode}` : words[status],
      isTrouble: status === 'undelivered',
    }));
  },
  listArrived: async (db, to, now) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from sms_message
        where recipient = $1 and arrives_at <= $2 and error_code is null order by id desc`,
      [to, now],
    );
    return rows.map(({ at, sender, recipient, body }) => ({
      to: recipient,
      from: sender,
      body,
      at: at.toISOString(),
    }));
  },
  clear: async (db) => void (await db.query('delete from sms_message')),
};
