// Stores the newest accepted mails, one row for each recipient.
import type { Pool } from 'pg';
import { mostMessages, type MessageInbox } from '../messages/message-inbox.ts';

type NewMail = {
  at: Date;
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** The HTML part; null if the mail has none. */
  html: string | null;
};

export async function insertMail(db: Pool, mail: NewMail): Promise<void> {
  await db.query(
    `insert into mail_message (at, sender, recipient, subject, body, html)
     select $1, $2, to_, $4, $5, $6 from unnest($3::text[]) as to_`,
    [mail.at, mail.from, mail.to, mail.subject, mail.text, mail.html],
  );
  await db.query(
    `delete from mail_message where id <= (
       select id from mail_message order by id desc offset $1 limit 1)`,
    [mostMessages],
  );
}

type Row = {
  at: Date;
  sender: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
};
const columns = 'at, sender, recipient, subject, body, html';

export const mailInbox: MessageInbox = {
  holds: 'message',
  list: async (db, { search, most }) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from mail_message
        where strpos(lower(concat_ws(' ', recipient, subject, body, html)), lower($1)) > 0
        order by id desc limit $2`,
      [search, most],
    );
    return rows.map(({ at, sender, recipient, subject, body, html }) => ({
      at,
      from: sender,
      to: recipient,
      subject,
      text: body || (html ?? ''),
      state: 'Delivered',
      isTrouble: false,
    }));
  },
  listArrived: async (db, to) => {
    const { rows } = await db.query<Row>(
      `select ${columns} from mail_message where lower(recipient) = lower($1) order by id desc`,
      [to],
    );
    return rows.map(({ at, sender, recipient, subject, body, html }) => ({
      to: recipient,
      from: sender,
      subject,
      text: body,
      html,
      at: at.toISOString(),
    }));
  },
  clear: async (db) => void (await db.query('delete from mail_message')),
};
