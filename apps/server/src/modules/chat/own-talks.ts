// A member's talks: begun once for each device's id, listed, read, and rated when they are closed.
import { randomUUID } from 'node:crypto';
import { reopenDays, talksAtOnce } from '@parlour/contract/chat/talk';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { inChat, readingChat, type ChatDeps } from './may-chat.ts';
import { findPlace } from './message-store.ts';
import { refuseOften } from './refuse-often.ts';
import {
  findTalkByClient,
  insertTalk,
  listBeginnings,
  listTalks,
  lockChatOf,
  lockTalk,
  markRead,
  rateTalk,
  type TalkRow,
} from './talk-store.ts';

const dayMs = 24 * 3_600_000;

/** The time until which a closed talk may be continued. */
export const reopensUntil = (closedAt: Date): number => closedAt.getTime() + reopenDays * dayMs;

export function presentTalk({ closedAt, lastAt, lastFrom, lastName, lastText, ...talk }: TalkRow) {
  const last = lastFrom === null ? null : { from: lastFrom, name: lastName, text: lastText ?? '' };
  return {
    ...talk,
    lastAt: lastAt.getTime(),
    last,
    reopensUntil: closedAt && reopensUntil(closedAt),
  };
}

export async function listOwn(call: MemberCall, deps: ChatDeps): Promise<CallAnswer<'listTalks'>> {
  const { memberId } = call.session;
  const found = await readingChat(call, deps, (tx) =>
    listTalks(tx, { memberId, most: talksAtOnce }),
  );
  return { talks: found.map(presentTalk) };
}

export async function beginTalk(call: MemberCall, input: CallInput<'beginTalk'>, deps: ChatDeps) {
  const { merchant, session } = call;
  const { memberId } = session;
  const { subject, clientId = randomUUID() } = input;
  return inChat(call, deps, async (tx) => {
    // Of two concurrent requests, the second finds the talk of the first.
    await lockChatOf(tx, memberId);
    const known = await findTalkByClient(tx, { memberId, clientId });
    if (known) return known;
    const at = deps.clock();
    const most = merchant.setting('limits.chatTalksPerDay');
    const since = new Date(at.getTime() - dayMs);
    const latest = await listBeginnings(tx, { memberId, since, most });
    refuseOften({ latest, most, withinMs: dayMs, now: at });
    return insertTalk(tx, { memberId, clientId, subject, at });
  });
}

export const readTalk = (
  call: MemberCall,
  { id, upTo }: CallInput<'readTalk'>,
  deps: ChatDeps,
): Promise<null> => {
  const { memberId } = call.session;
  return inChat(call, deps, async (tx) => {
    const place = await findPlace(tx, { talkId: id, memberId, id: upTo });
    if (place === null) throw new Refusal('not_found');
    await markRead(tx, { id, memberId, place });
    return null;
  });
};

export const rateOwn = (
  call: MemberCall,
  { id, stars, remark }: CallInput<'rateTalk'>,
  deps: ChatDeps,
): Promise<null> => {
  const { memberId } = call.session;
  return inChat(call, deps, async (tx) => {
    const talk = await lockTalk(tx, { id, memberId });
    if (!talk) throw new Refusal('not_found');
    if (talk.stars !== null) throw new Refusal('chat_rated');
    if (talk.state !== 'closed') throw new Refusal('chat_open');
    await rateTalk(tx, { id, memberId, stars, remark: remark.trim() || null });
    return null;
  });
};
