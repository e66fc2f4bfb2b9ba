// Stores members' talks with the team: how far each side has read, whose word is next, and the stars at the end.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const lockMember = tenantStatement<shapes.LockChat>(
  'lock_chat',
  `select from pg_advisory_xact_lock(hashtextextended(
     'chat:' || $merchant::text || ':' || $memberId::text, 0))`,
);
/** Locks one member's chat until the transaction ends, so that concurrent requests run one after the other. */
export const lockChatOf = (tx: Tx, memberId: string) => lockMember(tx, { memberId });

const selectUnread = tenantStatement<shapes.CountUnreadChat>(
  'count_unread_chat',
  `select member.type, (
            select count(*)::int from chat_talk talk
              join chat_message message on message.merchant_code = talk.merchant_code and message.talk_id = talk.id
             where talk.merchant_code = $merchant and talk.member_id = member.id
               and message.place > talk.member_read and message.author <> 'member') as "unread!"
     from member where member.merchant_code = $merchant and member.id = $memberId`,
);
/** The member's type, and the number of messages that the member has not read. */
export async function countUnread(tx: Tx, memberId: string) {
  const [found] = await selectUnread(tx, { memberId });
  return found ?? null;
}

const selectType = tenantStatement<shapes.FindChatMemberType>(
  'find_chat_member_type',
  `select type from member where merchant_code = $merchant and id = $memberId`,
);
export async function findMemberType(tx: Tx, memberId: string) {
  const [found] = await selectType(tx, { memberId });
  return found?.type ?? null;
}

const talkColumns = `talk.id, subject, state, last_at as "lastAt", closed_at as "closedAt", stars, last.author as "lastFrom",
  last.name as "lastName", left(last.content, 120) as "lastText",
  (select count(*)::int from chat_message message
    where message.merchant_code = $merchant and message.talk_id = talk.id
      and message.place > talk.member_read and message.author <> 'member') as "unread!"`;
const withLast = `chat_talk talk
  left join chat_message last on last.merchant_code = talk.merchant_code and last.talk_id = talk.id
       and last.place = talk.messages`;

/** Lists a member's talks, those with the latest messages first. */
export const listTalks = tenantStatement<shapes.ListTalks>(
  'list_talks',
  `select ${talkColumns} from ${withLast}
    where talk.merchant_code = $merchant and talk.member_id = $memberId
    order by talk.last_at desc, talk.id desc limit $most::int`,
);
export type TalkRow = shapes.ListTalks['row'];

const selectTalk = tenantStatement<shapes.FindTalk>(
  'find_talk',
  `select ${talkColumns} from ${withLast}
    where talk.merchant_code = $merchant and talk.member_id = $memberId and talk.id = $id`,
);
type OwnTalk = { id: string; memberId: string };

export async function findTalk(tx: Tx, own: OwnTalk): Promise<TalkRow | null> {
  const [found] = await selectTalk(tx, own);
  return found ?? null;
}

const selectByClient = tenantStatement<shapes.FindTalkByClient>(
  'find_talk_by_client',
  `select id from chat_talk
    where merchant_code = $merchant and member_id = $memberId and client_id = $clientId`,
);
export async function findTalkByClient(tx: Tx, of: { memberId: string; clientId: string }) {
  const [found] = await selectByClient(tx, of);
  return found ?? null;
}

/** The times at which talks began after `since`, newest first. */
export const listBeginnings = tenantStatement<shapes.ListTalkBeginnings>(
  'list_talk_beginnings',
  `select began_at as at from chat_talk
    where merchant_code = $merchant and member_id = $memberId and began_at > $since
    order by began_at desc limit $most::int`,
);

const insert = tenantStatement<shapes.InsertTalk>(
  'insert_talk',
  `insert into chat_talk (merchant_code, member_id, client_id, subject, began_at, last_at)
   values ($merchant, $memberId, $clientId, $subject, $at, $at) returning id`,
);
export async function insertTalk(
  tx: Tx,
  talk: shapes.InsertTalk['values'],
): Promise<{ id: string }> {
  const [made] = await insert(tx, talk);
  if (!made) throw new Error('the talk was not kept');
  noteChange(tx, { memberId: talk.memberId, what: 'chat' });
  return made;
}

const lockRow = tenantStatement<shapes.LockTalk>(
  'lock_talk',
  `select state, messages, closed_at as "closedAt", away_until as "awayUntil", stars
     from chat_talk where merchant_code = $merchant and id = $id and member_id = $memberId for update`,
);
export type LockedTalk = shapes.LockTalk['row'];

/** Locks a talk of the member, so that its messages get their places one after the other; null if there is none. */
export async function lockTalk(tx: Tx, own: OwnTalk): Promise<LockedTalk | null> {
  const [found] = await lockRow(tx, own);
  return found ?? null;
}

/** Notes that the member has written: the team has the next word, and a closed talk is open again. */
export const noteMemberMessage = tenantStatement<shapes.NoteMemberMessage>(
  'note_member_message',
  `update chat_talk
      set messages = $place, last_at = greatest(last_at, $at), state = 'open', closed_at = null,
          waits_since = coalesce(waits_since, $at)
    where merchant_code = $merchant and id = $id`,
);

/** Notes that the member was told that nobody is there. */
export const noteAway = tenantStatement<shapes.NoteChatAway>(
  'note_chat_away',
  `update chat_talk set messages = $place, away_until = $until where merchant_code = $merchant and id = $id`,
);

const setRead = tenantStatement<shapes.MarkTalkRead>(
  'mark_talk_read',
  `update chat_talk set member_read = $place
    where merchant_code = $merchant and id = $id and member_id = $memberId and member_read < $place
   returning id`,
);
/** Moves the member's mark forward to a message, never back. */
export async function markRead(tx: Tx, { place, ...own }: OwnTalk & { place: number }) {
  const moved = await setRead(tx, { ...own, place });
  if (moved.length > 0) noteChange(tx, { memberId: own.memberId, what: 'chat' });
}

const setStars = tenantStatement<shapes.RateTalk>(
  'rate_talk',
  `update chat_talk set stars = $stars, remark = $remark? where merchant_code = $merchant and id = $id`,
);
type Rating = OwnTalk & { stars: number; remark: string | null };

export async function rateTalk(tx: Tx, { memberId, ...rating }: Rating): Promise<void> {
  await setStars(tx, rating);
  noteChange(tx, { memberId, what: 'chat' });
}
