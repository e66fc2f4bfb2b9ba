// Stores members' messages to the team, the answers, and pictures, both of messages and not yet used.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { feedback, feedbackPictures } from '@parlour/database/tables/feedback';
import { and, desc, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';

/** Locks one member's feedback until the transaction ends, so that concurrent requests run one after the other. */
export async function lockFeedbackOf(
  tx: Tx,
  merchantCode: string,
  memberId: string,
): Promise<void> {
  const key = `feedback:${merchantCode}:${memberId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function findByForm(tx: Tx, memberId: string, formId: string) {
  const [found] = await tx
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(eq(feedback.memberId, memberId), eq(feedback.formId, formId)))
    .execute();
  return found ?? null;
}

type MessageQuery = { memberId: string; since: Date; most: number };

/** The times of the messages sent after `since`, newest first. */
export const listSince = (tx: Tx, { memberId, since, most }: MessageQuery) =>
  tx
    .select({ sentAt: feedback.sentAt })
    .from(feedback)
    .where(and(eq(feedback.memberId, memberId), gt(feedback.sentAt, since)))
    .orderBy(desc(feedback.sentAt))
    .limit(most)
    .execute();

export async function insertMessage(
  tx: Tx,
  message: typeof feedback.$inferInsert,
): Promise<{ id: string }> {
  const [made] = await tx.insert(feedback).values(message).returning({ id: feedback.id }).execute();
  if (!made) throw new Error('the message was not kept');
  return made;
}

type PictureAttachment = { id: string; memberId: string; pictureIds: readonly string[]; at: Date };

/** Attaches the member's own unused, unexpired pictures, and returns the ids of those it found. */
export async function attachPictures(
  tx: Tx,
  { id, memberId, pictureIds, at }: PictureAttachment,
): Promise<string[]> {
  const attached: string[] = [];
  for (const [index, pictureId] of pictureIds.entries()) {
    const found = await tx
      .update(feedbackPictures)
      .set({ feedbackId: id, position: index + 1, expiresAt: null })
      .where(
        and(
          eq(feedbackPictures.id, pictureId),
          eq(feedbackPictures.memberId, memberId),
          isNull(feedbackPictures.feedbackId),
          gt(feedbackPictures.expiresAt, at),
        ),
      )
      .returning({ id: feedbackPictures.id })
      .execute();
    attached.push(...found.map((each) => each.id));
  }
  return attached;
}

/** Ids of the message's pictures, without their content. */
const pictures = sql<string[]>`array(
  select p.id from feedback_picture p
  where p.merchant_code = feedback.merchant_code and p.feedback_id = feedback.id
  order by p.position
)`;

export const listMessages = (tx: Tx, memberId: string, most: number) =>
  tx
    .select({
      id: feedback.id,
      category: feedback.category,
      content: feedback.content,
      pictures,
      sentAt: feedback.sentAt,
      readAt: feedback.readAt,
      answer: feedback.answer,
      answeredAt: feedback.answeredAt,
    })
    .from(feedback)
    .where(eq(feedback.memberId, memberId))
    .orderBy(desc(feedback.sentAt), desc(feedback.id))
    .limit(most)
    .execute();

export type Message = Awaited<ReturnType<typeof listMessages>>[number];

export async function insertPicture(
  tx: Tx,
  picture: typeof feedbackPictures.$inferInsert,
): Promise<{ id: string }> {
  const [made] = await tx
    .insert(feedbackPictures)
    .values(picture)
    .returning({ id: feedbackPictures.id })
    .execute();
  if (!made) throw new Error('the picture was not kept');
  return made;
}

/** Removes a member's unused pictures except for the newest. */
export async function removeWaitingBeyond(tx: Tx, memberId: string, most: number): Promise<void> {
  const ofMember = and(
    eq(feedbackPictures.memberId, memberId),
    isNull(feedbackPictures.feedbackId),
  );
  const newest = tx
    .select({ id: feedbackPictures.id })
    .from(feedbackPictures)
    .where(ofMember)
    .orderBy(desc(feedbackPictures.addedAt), desc(feedbackPictures.id))
    .limit(most);
  await tx
    .delete(feedbackPictures)
    .where(and(ofMember, notInArray(feedbackPictures.id, newest)))
    .execute();
}

type PictureRequest = { id: string; memberId: string; at: Date };

export async function findPicture(
  tx: Tx,
  { id, memberId, at }: PictureRequest,
): Promise<Buffer | null> {
  const [found] = await tx
    .select({ content: feedbackPictures.content })
    .from(feedbackPictures)
    .where(
      and(
        eq(feedbackPictures.id, id),
        eq(feedbackPictures.memberId, memberId),
        or(isNull(feedbackPictures.expiresAt), gt(feedbackPictures.expiresAt, at)),
      ),
    )
    .execute();
  return found?.content ?? null;
}

export const removeOldPictures = removerOfOld({
  table: 'feedback_picture',
  key: 'id',
  time: 'expires_at',
});
