// Pictures for an unsent message: each is re-encoded, belongs to its sender, and is removed after a day unless a message includes it.
import type { MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { Remake } from '#modules/pictures';
import { inChat, readingChat, type ChatDeps } from './may-chat.ts';
import { findPicture, keepPicture } from './picture-store.ts';

export type PictureDeps = ChatDeps & { limits: Limits; remake: Remake };

const daySeconds = 24 * 3_600;

export async function addPicture(call: MemberCall, sent: Uint8Array, deps: PictureDeps) {
  await readingChat(call, deps, async () => undefined);
  // Counted before any work is done on the picture.
  await countPicture(call, deps);
  const content = await deps.remake(Buffer.from(sent));
  if (content === null) throw new Refusal('picture_refused');
  const { memberId } = call.session;
  return inChat(call, deps, (tx) =>
    keepPicture(tx, { memberId, byStaff: false }, { content, addedAt: deps.clock() }),
  );
}

async function countPicture({ merchant, session }: MemberCall, { limits }: PictureDeps) {
  // A4: one limit for all devices, because it locks nobody out of the account.
  const key = `chat-picture:${merchant.code}:${session.memberId}`;
  const most = merchant.setting('limits.chatPicturesPerDay');
  const retryAfter = await limits.take(key, most, daySeconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.chat', { retryAfter });
}

/** Returns a picture. An expired one counts as missing, also before it is removed. */
export async function getPicture(call: MemberCall, id: string, deps: ChatDeps): Promise<Buffer> {
  const wanted = { id, memberId: call.session.memberId, at: deps.clock() };
  const content = await readingChat(call, deps, (tx) => findPicture(tx, wanted));
  if (content === null) throw new Refusal('not_found');
  return content;
}
