// Pictures for an unsent message: each is re-encoded, belongs to its sender, and is removed after a day unless a message includes it.
import type { MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { Remake } from '#modules/pictures';
import { inSession } from '#modules/session';
import type { FeedbackDeps } from './own-messages.ts';
import { findPicture, insertPicture, removeWaitingBeyond } from './store.ts';

type PictureDeps = FeedbackDeps & { limits: Limits; remake: Remake };

const daySeconds = 24 * 3_600;
/** Most pictures of one member without a message, enough for three forms. Beyond that the oldest are removed. */
const mostWaiting = 9;

export async function addPicture(call: MemberCall, sent: Uint8Array, deps: PictureDeps) {
  // Counted before any work is done on the picture.
  await countPicture(call, deps);
  const content = await deps.remake(Buffer.from(sent));
  if (content === null) throw new Refusal('picture_refused');
  const { memberId } = call.session;
  const addedAt = deps.clock();
  const expiresAt = new Date(addedAt.getTime() + daySeconds * 1_000);
  return inSession(call, deps, async (tx) => {
    const made = await insertPicture(tx, { memberId, content, addedAt, expiresAt });
    await removeWaitingBeyond(tx, memberId, mostWaiting);
    return made;
  });
}

async function countPicture({ merchant, session }: MemberCall, { limits }: PictureDeps) {
  // A4: one limit for all devices, because it locks nobody out of the account.
  const key = `feedback-picture:${merchant.code}:${session.memberId}`;
  const most = merchant.setting('limits.feedbackPicturesPerDay');
  const retryAfter = await limits.take(key, most, daySeconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.feedback', { retryAfter });
}

/** Returns a picture. An expired one counts as missing, also before it is removed. */
export async function getPicture(
  { merchant, session }: MemberCall,
  id: string,
  { database, clock }: FeedbackDeps,
): Promise<Buffer> {
  const asked = { id, memberId: session.memberId, at: clock() };
  const content = await database.query(merchant.code, (tx) => findPicture(tx, asked));
  if (content === null) throw new Refusal('not_found');
  return content;
}
