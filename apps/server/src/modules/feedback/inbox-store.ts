// Stores what staff do with members' messages: they are listed, opened and answered.
import type { FeedbackState } from '@parlour/contract/feedback/message';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const columns = `feedback.id, member.username, feedback.category, feedback.content, feedback.sent_at as "sentAt",
  feedback.read_at as "readAt", feedback.answer, feedback.answered_at as "answeredAt",
  (select count(*)::int from feedback_picture p
    where p.merchant_code = $merchant and p.feedback_id = feedback.id) as "pictures!"`;
const withMember = `feedback
  join member on member.merchant_code = feedback.merchant_code and member.id = feedback.member_id`;

const selectInbox = tenantStatement<shapes.ListInbox>(
  'list_inbox',
  `select ${columns} from ${withMember}
    where feedback.merchant_code = $merchant
      and ($state?::text is null or $state = case when feedback.answered_at is not null then 'answered'
             when feedback.read_at is not null then 'read' else 'sent' end)
    order by feedback.sent_at desc, feedback.id desc limit $most::int`,
  { isPlannedEachTime: true },
);
export type InboxMessage = shapes.ListInbox['row'];

/** Lists messages in a state, or in any, newest first. */
export const listInbox = (
  tx: Tx,
  state: FeedbackState | null,
  most: number,
): Promise<InboxMessage[]> => selectInbox(tx, { state, most });

const markRead = tenantStatement<shapes.MarkFeedbackRead>(
  'mark_feedback_read',
  `update feedback set read_at = $at where merchant_code = $merchant and id = $id and read_at is null`,
);
const selectMessage = tenantStatement<shapes.FindInboxMessage>(
  'find_inbox_message',
  `select ${columns} from ${withMember} where feedback.merchant_code = $merchant and feedback.id = $id`,
);
/** Marks a message as read, unless it is already, and returns it. */
export async function openMessage(tx: Tx, id: string, at: Date): Promise<InboxMessage | null> {
  await markRead(tx, { id, at });
  const [found] = await selectMessage(tx, { id });
  return found ?? null;
}

const setAnswer = tenantStatement<shapes.AnswerFeedback>(
  'answer_feedback',
  `update feedback set answer = $answer, answered_at = $at, read_at = coalesce(read_at, $at)
    where merchant_code = $merchant and id = $id returning member_id as "memberId"`,
);
/** Stores an answer, replacing an earlier one. Returns the member's id, null if there is no such message. */
export async function updateAnswer(
  tx: Tx,
  answered: { id: string; answer: string; at: Date },
): Promise<string | null> {
  const [found] = await setAnswer(tx, answered);
  if (found) noteChange(tx, { memberId: found.memberId, what: 'notification' });
  return found?.memberId ?? null;
}

const selectPicture = tenantStatement<shapes.FindInboxPicture>(
  'find_inbox_picture',
  `select content from feedback_picture
    where merchant_code = $merchant and feedback_id = $feedbackId and position = $position`,
);
export async function findInboxPicture(
  tx: Tx,
  feedbackId: string,
  position: number,
): Promise<Buffer | null> {
  const [found] = await selectPicture(tx, { feedbackId, position });
  return found?.content ?? null;
}
