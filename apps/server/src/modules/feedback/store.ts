// Stores members' messages to the team, the answers, and pictures, both of messages and not yet used.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const lock = tenantStatement<shapes.LockFeedback>(
  'lock_feedback',
  `select from pg_advisory_xact_lock(hashtextextended(
     'feedback:' || $merchant::text || ':' || $memberId::text, 0))`,
);
/** Locks one member's feedback until the transaction ends, so that concurrent requests run one after the other. */
export const lockFeedbackOf = (tx: Tx, memberId: string) => lock(tx, { memberId });

const selectByForm = tenantStatement<shapes.FindFeedbackByForm>(
  'find_feedback_by_form',
  `select id from feedback
    where merchant_code = $merchant and member_id = $memberId and form_id = $formId`,
);
export async function findByForm(tx: Tx, memberId: string, formId: string) {
  const [found] = await selectByForm(tx, { memberId, formId });
  return found ?? null;
}

/** The times of the messages sent after `since`, newest first. */
export const listSince = tenantStatement<shapes.ListFeedbackSince>(
  'list_feedback_since',
  `select sent_at as "sentAt" from feedback
    where merchant_code = $merchant and member_id = $memberId and sent_at > $since
    order by sent_at desc limit $most::int`,
);

const insert = tenantStatement<shapes.InsertFeedback>(
  'insert_feedback',
  `insert into feedback (merchant_code, member_id, form_id, category, content, sent_at)
   values ($merchant, $memberId, $formId, $category, $content, $sentAt) returning id`,
);
export async function insertMessage(
  tx: Tx,
  message: shapes.InsertFeedback['values'],
): Promise<{ id: string }> {
  const [made] = await insert(tx, message);
  if (!made) throw new Error('the message was not kept');
  return made;
}

const attach = tenantStatement<shapes.AttachFeedbackPicture>(
  'attach_feedback_picture',
  `update feedback_picture set feedback_id = $feedbackId, position = $position, expires_at = null
    where merchant_code = $merchant and id = $id and member_id = $memberId and feedback_id is null
      and expires_at > $at
   returning id`,
);
type PictureAttachment = { id: string; memberId: string; pictureIds: readonly string[]; at: Date };

/** Attaches the member's own unused, unexpired pictures, and returns the ids of those it found. */
export async function attachPictures(
  tx: Tx,
  { id, memberId, pictureIds, at }: PictureAttachment,
): Promise<string[]> {
  const attached: string[] = [];
  for (const [index, pictureId] of pictureIds.entries()) {
    const picture = { id: pictureId, memberId, at, position: index + 1 };
    const found = await attach(tx, { ...picture, feedbackId: id });
    attached.push(...found.map((each) => each.id));
  }
  return attached;
}

/** Lists messages with the ids of their pictures, whose content is read one by one. */
const selectMessages = tenantStatement<shapes.ListFeedback>(
  'list_feedback',
  `select id, category, content, sent_at as "sentAt", read_at as "readAt", answer, answered_at as "answeredAt",
          array(select p.id from feedback_picture p
                 where p.merchant_code = $merchant and p.feedback_id = feedback.id
                 order by p.position) as "pictures!"
     from feedback where merchant_code = $merchant and member_id = $memberId
    order by sent_at desc, id desc limit $most::int`,
);
export type Message = shapes.ListFeedback['row'];

export const listMessages = (tx: Tx, memberId: string, most: number): Promise<Message[]> =>
  selectMessages(tx, { memberId, most });

const insertNew = tenantStatement<shapes.InsertFeedbackPicture>(
  'insert_feedback_picture',
  `insert into feedback_picture (merchant_code, member_id, content, added_at, expires_at)
   values ($merchant, $memberId, $content, $addedAt, $expiresAt) returning id`,
);
export async function insertPicture(
  tx: Tx,
  picture: shapes.InsertFeedbackPicture['values'],
): Promise<{ id: string }> {
  const [made] = await insertNew(tx, picture);
  if (!made) throw new Error('the picture was not kept');
  return made;
}

const isUnused = `merchant_code = $merchant and member_id = $memberId and feedback_id is null`;
const removeUnused = tenantStatement<shapes.RemoveUnusedPictures>(
  'remove_unused_pictures',
  `delete from feedback_picture where ${isUnused} and id not in (
     select id from feedback_picture where ${isUnused} order by added_at desc, id desc limit $most::int)`,
);
/** Removes a member's unused pictures except for the newest. */
export const removeWaitingBeyond = (tx: Tx, memberId: string, most: number) =>
  removeUnused(tx, { memberId, most });

const selectPicture = tenantStatement<shapes.FindFeedbackPicture>(
  'find_feedback_picture',
  `select content from feedback_picture
    where merchant_code = $merchant and id = $id and member_id = $memberId
      and (expires_at is null or expires_at > $at)`,
);
type PictureRequest = { id: string; memberId: string; at: Date };

export async function findPicture(
  tx: Tx,
  { id, memberId, at }: PictureRequest,
): Promise<Buffer | null> {
  const [found] = await selectPicture(tx, { id, memberId, at });
  return found?.content ?? null;
}

export const removeOldPictures = tenantStatement<shapes.RemoveOldFeedbackPicture>(
  'remove_old_feedback_picture',
  `delete from feedback_picture where merchant_code = $merchant and id = any (array(
     select id from feedback_picture where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning id`,
);
