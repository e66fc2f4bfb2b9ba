// Stores what staff do with members' messages: they are listed, opened and answered.
import type { FeedbackState } from '@parlour/contract/feedback/message';
import type { Tx } from '@parlour/database/connection';
import { feedback, feedbackPictures } from '@parlour/database/tables/feedback';
import { members } from '@parlour/database/tables/member';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

const inState = {
  sent: and(isNull(feedback.readAt), isNull(feedback.answeredAt)),
  read: and(isNotNull(feedback.readAt), isNull(feedback.answeredAt)),
  answered: isNotNull(feedback.answeredAt),
};

const pictures = sql<number>`(
  select count(*)::int from feedback_picture p
  where p.merchant_code = feedback.merchant_code and p.feedback_id = feedback.id
)`;

const selectMessages = (tx: Tx) =>
  tx
    .select({
      id: feedback.id,
      username: members.username,
      category: feedback.category,
      content: feedback.content,
      pictures,
      sentAt: feedback.sentAt,
      readAt: feedback.readAt,
      answer: feedback.answer,
      answeredAt: feedback.answeredAt,
    })
    .from(feedback)
    .innerJoin(
      members,
      and(eq(members.merchantCode, feedback.merchantCode), eq(members.id, feedback.memberId)),
    );

export type InboxMessage = Awaited<ReturnType<typeof selectMessages>>[number];

/** Lists messages in a state, or in any, newest first. */
export const listInbox = (
  tx: Tx,
  state: FeedbackState | null,
  most: number,
): Promise<InboxMessage[]> =>
  selectMessages(tx)
    .where(state === null ? undefined : inState[state])
    .orderBy(desc(feedback.sentAt), desc(feedback.id))
    .limit(most)
    .execute();

/** Marks a message as read, unless it is already, and returns it. */
export async function openMessage(tx: Tx, id: string, at: Date): Promise<InboxMessage | null> {
  await tx
    .update(feedback)
    .set({ readAt: at })
    .where(and(eq(feedback.id, id), isNull(feedback.readAt)))
    .execute();
  const [found] = await selectMessages(tx).where(eq(feedback.id, id)).execute();
  return found ?? null;
}

type Answer = { id: string; answer: string; at: Date };

/** Stores an answer, replacing an earlier one. Returns the member's id, null if there is no such message. */
export async function updateAnswer(tx: Tx, { id, answer, at }: Answer): Promise<string | null> {
  const [answered] = await tx
    .update(feedback)
    .set({ answer, answeredAt: at, readAt: sql`coalesce(${feedback.readAt}, ${at})` })
    .where(eq(feedback.id, id))
    .returning({ memberId: feedback.memberId })
    .execute();
  return answered?.memberId ?? null;
}

export async function findInboxPicture(
  tx: Tx,
  id: string,
  position: number,
): Promise<Buffer | null> {
  const [found] = await tx
    .select({ content: feedbackPictures.content })
    .from(feedbackPictures)
    .where(and(eq(feedbackPictures.feedbackId, id), eq(feedbackPictures.position, position)))
    .execute();
  return found?.content ?? null;
}
