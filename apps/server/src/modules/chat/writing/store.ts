// Stores who is writing in a talk at the moment, each side in one row. Postgres does not log the table (decision 125).
import { writingShownMs } from '@parlour/contract/chat/talk';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

type WritingSide = 'member' | 'staff';
type TalkSide = { talkId: string; side: WritingSide };

/** The least time between two writes of a row: what devices send more often changes nothing. */
const leastMs = 3_000;

const upsert = tenantStatement<shapes.NoteChatWriting>(
  'note_chat_writing',
  `insert into chat_writing as known (merchant_code, talk_id, side, name, until)
   values ($merchant, $talkId, $side, $name?, $until)
   on conflict (merchant_code, talk_id, side) do update set name = excluded.name, until = excluded.until
     where known.until < $renewed
   returning old.until as "until?"`,
);
type WritingNote = TalkSide & { memberId: string; name: string | null; at: Date };

/** Notes that the side is writing, for six seconds. The other side's pages are told when it begins; while it goes on, they ask by themselves. */
export async function noteWriting(tx: Tx, { memberId, at, ...row }: WritingNote): Promise<void> {
  const until = new Date(at.getTime() + writingShownMs);
  const renewed = new Date(until.getTime() - leastMs);
  const [noted] = await upsert(tx, { ...row, until, renewed });
  const hasBegun = noted !== undefined && (noted.until === null || noted.until <= at);
  if (!hasBegun) return;
  if (row.side === 'staff') noteChange(tx, { memberId, what: 'chat' });
  else noteChange(tx, { memberId: null, what: 'desk' });
}

const select = tenantStatement<shapes.FindChatWriting>(
  'find_chat_writing',
  `select name, until from chat_writing
    where merchant_code = $merchant and talk_id = $talkId and side = $side and until > $now`,
);

/** The name and the rest of the time, in milliseconds, of the side that is writing; null if it is not. */
export async function findWriting(tx: Tx, { now, ...side }: TalkSide & { now: Date }) {
  const [found] = await select(tx, { ...side, now });
  return found ? { name: found.name, forMs: found.until.getTime() - now.getTime() } : null;
}

/** Removes the note of a side that has sent its message. */
export const removeWriting = tenantStatement<shapes.RemoveChatWriting>(
  'remove_chat_writing',
  `delete from chat_writing where merchant_code = $merchant and talk_id = $talkId and side = $side`,
);

const selectOwn = tenantStatement<shapes.FindOwnTalkId>(
  'find_own_talk_id',
  `select id from chat_talk where merchant_code = $merchant and id = $talkId and member_id = $memberId`,
);
export async function hasTalk(tx: Tx, own: { talkId: string; memberId: string }): Promise<boolean> {
  const found = await selectOwn(tx, own);
  return found.length > 0;
}

export const removeOldWriting = tenantStatement<shapes.RemoveOldChatWriting>(
  'remove_old_chat_writing',
  `delete from chat_writing where merchant_code = $merchant and (talk_id, side) in (
     select talk_id, side from chat_writing where merchant_code = $merchant and until < $before
      order by until limit $most::int
   ) returning talk_id`,
);
