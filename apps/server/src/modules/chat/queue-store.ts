// Stores what staff do with talks: they are listed, taken, read, answered and closed.
import type { QueuePart, TalkState } from '@parlour/contract/chat/talk';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const columns = `talk.id, talk.member_id as "memberId", member.username, member.language, subject, state, talk.last_at as "lastAt",
  waits_since as "waitsSince", taken_by as "takenBy", stars, last.author as "lastFrom", last.name as "lastName",
  left(last.content, 120) as "lastText",
  (select count(*)::int from chat_message message
    where message.merchant_code = $merchant and message.talk_id = talk.id
      and message.place > talk.staff_read and message.author = 'member') as "unread!"`;
const withMember = `chat_talk talk
  join member on member.merchant_code = talk.merchant_code and member.id = talk.member_id
  left join chat_message last on last.merchant_code = talk.merchant_code and last.talk_id = talk.id
       and last.place = talk.messages`;

/** A search looks through so many talks, the latest: the messages of all would take too long. */
const mostSearched = 5_000;

const selectQueue = tenantStatement<shapes.ListChatQueue>(
  'list_chat_queue',
  `select ${columns} from ${withMember}
    where talk.merchant_code = $merchant and ($state?::text is null or state = $state?)
      and case $whose?::text
            when 'waiting' then state = 'open' and taken_by is null
            when 'mine' then state <> 'closed' and taken_by = $by
            when 'others' then state <> 'closed' and coalesce(taken_by <> $by, state <> 'open')
            when 'closed' then state = 'closed'
            else true end
      and ($find?::text is null or (
            talk.id = any (array(select recent.id from chat_talk recent where recent.merchant_code = $merchant
                                  order by recent.last_at desc limit ${mostSearched}))
            and (position($find? in lower(subject)) > 0 or position($find? in lower(member.username)) > 0
                 or exists (select from chat_message message
                             where message.merchant_code = $merchant and message.talk_id = talk.id
                               and position($find? in lower(message.content)) > 0))))
    order by waits_since nulls last, talk.last_at desc, talk.id desc limit $most::int`,
  { isPlannedEachTime: true },
);
export type QueuedTalk = shapes.ListChatQueue['row'];

type QueueFilter = {
  state: TalkState | null;
  whose: QueuePart | null;
  /** Words to look for, in any case. */
  find: string | null;
  /** The name of the person who asks. */
  by: string;
  most: number;
};

/** Lists talks, those whose member waits longest first, then the latest. */
export const listQueue = (tx: Tx, { find, ...filter }: QueueFilter): Promise<QueuedTalk[]> =>
  selectQueue(tx, { ...filter, find: find && find.toLowerCase() });

const selectCounts = tenantStatement<shapes.CountChatQueue>(
  'count_chat_queue',
  `select count(*) filter (where state = 'open' and taken_by is null)::int as "waiting!",
          count(*) filter (where taken_by = $by)::int as "mine!"
     from chat_talk where merchant_code = $merchant and state <> 'closed'`,
);
/** Counts the talks that wait for somebody, and those that a person has taken. */
export async function countQueue(tx: Tx, by: string): Promise<shapes.CountChatQueue['row']> {
  const [counts] = await selectCounts(tx, { by });
  if (!counts) throw new Error('the talks were not counted');
  return counts;
}

const selectQueued = tenantStatement<shapes.FindQueuedTalk>(
  'find_queued_talk',
  `select ${columns} from ${withMember} where talk.merchant_code = $merchant and talk.id = $id`,
);
export async function findQueued(tx: Tx, id: string): Promise<QueuedTalk | null> {
  const [found] = await selectQueued(tx, { id });
  return found ?? null;
}

const lock = tenantStatement<shapes.LockQueuedTalk>(
  'lock_queued_talk',
  `select member_id as "memberId", messages, taken_by as "takenBy"
     from chat_talk where merchant_code = $merchant and id = $id for update`,
);
/** Locks a talk, so that one of two people of the team takes it; null if there is none. */
export async function lockQueued(tx: Tx, id: string) {
  const [found] = await lock(tx, { id });
  return found ?? null;
}

const setTaken = tenantStatement<shapes.TakeTalk>(
  'take_talk',
  `update chat_talk set taken_by = $takenBy? where merchant_code = $merchant and id = $id`,
);
/** Gives a talk to a person of the team, or puts it back into the queue, which the others see. */
export async function takeTalk(tx: Tx, id: string, takenBy: string | null): Promise<void> {
  await setTaken(tx, { id, takenBy });
  noteChange(tx, { memberId: null, what: 'desk' });
}

const setRead = tenantStatement<shapes.MarkTalkReadByStaff>(
  'mark_talk_read_by_staff',
  `update chat_talk set staff_read = messages
    where merchant_code = $merchant and id = $id and staff_read < messages returning member_id as "memberId"`,
);
/** Marks a talk as read by the team, which its member sees. */
export async function markReadByStaff(tx: Tx, id: string): Promise<void> {
  const [moved] = await setRead(tx, { id });
  if (moved) noteChange(tx, { memberId: moved.memberId, what: 'chat' });
}

/** Notes that somebody of the team has written, and so has read everything: the member has the next word. */
export const noteStaffMessage = tenantStatement<shapes.NoteStaffMessage>(
  'note_staff_message',
  `update chat_talk
      set messages = $place, staff_read = $place, last_at = greatest(last_at, $at), state = 'waiting',
          closed_at = null, waits_since = null, taken_by = $takenBy
    where merchant_code = $merchant and id = $id`,
);

const setClosed = tenantStatement<shapes.CloseTalk>(
  'close_talk',
  `update chat_talk set state = 'closed', closed_at = $at, waits_since = null, taken_by = null
    where merchant_code = $merchant and id = $id and state <> 'closed' returning member_id as "memberId"`,
);
/** Closes a talk, unless it is closed already. */
export async function closeTalk(tx: Tx, id: string, at: Date): Promise<void> {
  const [closed] = await setClosed(tx, { id, at });
  if (closed) noteChange(tx, { memberId: closed.memberId, what: 'chat' });
}
