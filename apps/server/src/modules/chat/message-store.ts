// Stores the messages of talks, each with its place in its talk.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const columns = `message.id, place, case when author = 'member' then message.client_id end as "clientId", author, name,
  content as text, sent_at as at,
  array(select picture.id from chat_picture picture
         where picture.merchant_code = $merchant and picture.message_id = message.id
         order by picture.position) as "pictureIds!",
  place <= case when author = 'member' then staff_read else member_read end as "isRead!"`;
const withTalk = `chat_message message
  join chat_talk talk on talk.merchant_code = message.merchant_code and talk.id = message.talk_id`;

const selectMessages = tenantStatement<shapes.ListTalkMessages>(
  'list_talk_messages',
  `select ${columns} from ${withTalk}
    where message.merchant_code = $merchant and message.talk_id = $talkId
      and ($before?::uuid is null or place < (
            select place from chat_message earlier
             where earlier.merchant_code = $merchant and earlier.talk_id = $talkId and earlier.id = $before?))
    order by place desc limit $most::int`,
  { isPlannedEachTime: true },
);
export type MessageRow = shapes.ListTalkMessages['row'];
type MessageRange = { talkId: string; before: string | null; most: number };

/** Lists messages of a talk before one of them, or the newest, and says whether there are earlier ones; newest last. */
export async function listMessages(tx: Tx, { most, ...range }: MessageRange) {
  const found = await selectMessages(tx, { ...range, most: most + 1 });
  return { messages: found.slice(0, most).toReversed(), hasEarlier: found.length > most };
}

const selectOne = tenantStatement<shapes.FindTalkMessage>(
  'find_talk_message',
  `select ${columns} from ${withTalk}
    where message.merchant_code = $merchant and message.talk_id = $talkId
      and author = $author and message.client_id = $clientId`,
);
type ClientMessage = { talkId: string; author: string; clientId: string };

/** Finds a message by the id that its sender gave it. */
export async function findMessage(tx: Tx, sent: ClientMessage): Promise<MessageRow | null> {
  const [found] = await selectOne(tx, sent);
  return found ?? null;
}

const selectPlace = tenantStatement<shapes.FindMessagePlace>(
  'find_message_place',
  `select place from chat_message
    where merchant_code = $merchant and talk_id = $talkId and member_id = $memberId and id = $id`,
);
export async function findPlace(tx: Tx, of: shapes.FindMessagePlace['values']) {
  const [found] = await selectPlace(tx, of);
  return found?.place ?? null;
}

/** The times of the member's messages after `since`, newest first. */
export const listSentSince = tenantStatement<shapes.ListChatSentSince>(
  'list_chat_sent_since',
  `select sent_at as at from chat_message
    where merchant_code = $merchant and member_id = $memberId and author = 'member' and sent_at > $since
    order by sent_at desc limit $most::int`,
);

const insert = tenantStatement<shapes.InsertTalkMessage>(
  'insert_talk_message',
  `insert into chat_message (merchant_code, talk_id, member_id, place, author, client_id, name, content, sent_at)
   values ($merchant, $talkId, $memberId, $place, $author, $clientId?, $name?, $text, $at) returning id`,
);
export async function insertMessage(
  tx: Tx,
  message: shapes.InsertTalkMessage['values'],
): Promise<{ id: string }> {
  const [made] = await insert(tx, message);
  if (!made) throw new Error('the message was not kept');
  noteChange(tx, { memberId: message.memberId, what: 'chat' });
  return made;
}
