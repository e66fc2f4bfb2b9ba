// Stores the pictures of talks, both of messages and not yet used.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const insert = tenantStatement<shapes.InsertChatPicture>(
  'insert_chat_picture',
  `insert into chat_picture (merchant_code, member_id, by_staff, content, added_at, expires_at)
   values ($merchant, $memberId, $byStaff, $content, $addedAt, $expiresAt) returning id`,
);
const isUnused = `merchant_code = $merchant and member_id = $memberId and by_staff = $byStaff and message_id is null`;
const removeUnused = tenantStatement<shapes.RemoveUnusedChatPictures>(
  'remove_unused_chat_pictures',
  `delete from chat_picture where ${isUnused} and id not in (
     select id from chat_picture where ${isUnused} order by added_at desc, id desc limit $most::int)`,
);
/** The sender of a picture: the member, or staff for the member. */
type Sender = { memberId: string; byStaff: boolean };

/** Time in which a message may take a picture. */
const keptMs = 24 * 3_600_000;
/** Most pictures of a sender without a message: those of several messages that wait for a line. Beyond that the oldest are removed. */
const mostWaiting = 12;

/** Keeps a picture until a message takes it, for a day at most. */
export async function keepPicture(
  tx: Tx,
  sender: Sender,
  { content, addedAt }: { content: Buffer; addedAt: Date },
): Promise<{ id: string }> {
  const expiresAt = new Date(addedAt.getTime() + keptMs);
  const [made] = await insert(tx, { ...sender, content, addedAt, expiresAt });
  if (!made) throw new Error('the picture was not kept');
  await removeUnused(tx, { ...sender, most: mostWaiting });
  return made;
}

const attach = tenantStatement<shapes.AttachChatPicture>(
  'attach_chat_picture',
  `update chat_picture set message_id = $messageId, position = $position, expires_at = null
    where merchant_code = $merchant and id = $id and member_id = $memberId and by_staff = $byStaff
      and message_id is null and expires_at > $at
   returning id`,
);
type PictureAttachment = Sender & {
  messageId: string;
  pictureIds: readonly string[];
  at: Date;
};

/** Attaches the sender's own unused, unexpired pictures to a message, and returns the ids of those it found. */
export async function attachPictures(
  tx: Tx,
  { pictureIds, ...of }: PictureAttachment,
): Promise<string[]> {
  const attached: string[] = [];
  for (const [index, id] of pictureIds.entries()) {
    const found = await attach(tx, { ...of, id, position: index + 1 });
    attached.push(...found.map((each) => each.id));
  }
  return attached;
}

const selectOwn = tenantStatement<shapes.FindChatPicture>(
  'find_chat_picture',
  `select content from chat_picture
    where merchant_code = $merchant and id = $id and member_id = $memberId
      and (expires_at is null or (expires_at > $at and not by_staff))`,
);
export async function findPicture(
  tx: Tx,
  of: shapes.FindChatPicture['values'],
): Promise<Buffer | null> {
  const [found] = await selectOwn(tx, of);
  return found?.content ?? null;
}

const selectOfTalk = tenantStatement<shapes.FindTalkPicture>(
  'find_talk_picture',
  `select picture.content from chat_picture picture
     join chat_message message on message.merchant_code = picture.merchant_code and message.id = picture.message_id
    where picture.merchant_code = $merchant and picture.id = $id and message.talk_id = $talkId`,
);
export async function findTalkPicture(
  tx: Tx,
  of: shapes.FindTalkPicture['values'],
): Promise<Buffer | null> {
  const [found] = await selectOfTalk(tx, of);
  return found?.content ?? null;
}

export const removeOldPictures = tenantStatement<shapes.RemoveOldChatPicture>(
  'remove_old_chat_picture',
  `delete from chat_picture where merchant_code = $merchant and id = any (array(
     select id from chat_picture where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning id`,
);
