// The messages of a member's talk: listed page by page, and sent once for each id that the device gives.
import { wordsFor } from '@parlour/contract/chat/own-words';
import { dutyAt } from '@parlour/contract/chat/hours';
import { messagesAtOnce } from '@parlour/contract/chat/talk';
import type { Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { inChat, readingChat, type ChatDeps } from './may-chat.ts';
import {
  findMessage,
  insertMessage,
  listMessages,
  listSentSince,
  type MessageRow,
} from './message-store.ts';
import { presentTalk, reopensUntil } from './own-talks.ts';
import { attachPictures } from './picture-store.ts';
import { refuseOften } from './refuse-often.ts';
import {
  findTalk,
  lockChatOf,
  lockTalk,
  noteAway,
  noteMemberMessage,
  type LockedTalk,
} from './talk-store.ts';
import { findWriting, removeWriting } from './writing/store.ts';

const hourMs = 3_600_000;
/** The time until which a member is not told again that nobody is there, where the hours do not say when somebody comes. */
const dayMs = 24 * hourMs;

function presentMessage(found: MessageRow) {
  const { author, at, clientId, place: _, ...message } = found;
  return {
    ...message,
    ...(clientId !== null && { clientId }),
    from: author,
    at: at.getTime(),
  };
}

export async function listOwnMessages(
  call: MemberCall,
  { id, before }: CallInput<'listTalkMessages'>,
  deps: ChatDeps,
): Promise<CallAnswer<'listTalkMessages'>> {
  const { memberId } = call.session;
  return readingChat(call, deps, async (tx) => {
    const talk = await findTalk(tx, { id, memberId });
    if (!talk) throw new Refusal('not_found');
    const found = await listMessages(tx, {
      talkId: id,
      before: before ?? null,
      most: messagesAtOnce,
    });
    const now = deps.clock();
    const writing = before ? null : await findWriting(tx, { talkId: id, side: 'staff', now });
    const messages = found.messages.map(presentMessage);
    return { ...found, talk: presentTalk(talk), messages, ...(writing && { writing }) };
  });
}

export async function sendMessage(
  call: MemberCall,
  input: CallInput<'sendTalkMessage'>,
  deps: ChatDeps,
): Promise<CallAnswer<'sendTalkMessage'>> {
  const { id, clientId } = input;
  const { memberId } = call.session;
  const sent = { talkId: id, author: 'member', clientId };
  return inChat(call, deps, async (tx) => {
    // Of two concurrent requests, the second finds the message of the first.
    await lockChatOf(tx, memberId);
    const talk = await lockTalk(tx, { id, memberId });
    if (!talk) throw new Refusal('not_found');
    const known = await findMessage(tx, sent);
    if (known) return presentMessage(known);
    await keepMessage(tx, { call, input, talk, at: deps.clock() });
    const made = await findMessage(tx, sent);
    if (!made) throw new Error('the message was not kept');
    return presentMessage(made);
  });
}

type NewMessage = {
  call: MemberCall;
  input: CallInput<'sendTalkMessage'>;
  talk: LockedTalk;
  at: Date;
};

async function keepMessage(tx: Tx, { call, input, talk, at }: NewMessage): Promise<void> {
  const { id: talkId, clientId, text, pictureIds } = input;
  const { merchant, session } = call;
  const { memberId } = session;
  if (talk.closedAt && at.getTime() >= reopensUntil(talk.closedAt)) {
    throw new Refusal('chat_closed');
  }
  const most = merchant.setting('limits.chatMessagesPerHour');
  const since = new Date(at.getTime() - hourMs);
  const latest = await listSentSince(tx, { memberId, since, most });
  refuseOften({ latest, most, withinMs: hourMs, now: at });
  const place = talk.messages + 1;
  const written = { talkId, memberId, place, author: 'member', clientId, name: null, text, at };
  const { id: messageId } = await insertMessage(tx, written);
  const attached = await attachPictures(tx, {
    messageId,
    memberId,
    byStaff: false,
    pictureIds,
    at,
  });
  const missing = pictureIds.filter((each) => !attached.includes(each));
  // Throwing also rolls back the message.
  if (missing.length > 0) throw new Refusal('not_found', { pictureIds: missing });
  await noteMemberMessage(tx, { id: talkId, place, at });
  await removeWriting(tx, { talkId, side: 'member' });
  await tellAway(tx, { call, talkId, awayUntil: talk.awayUntil, place: place + 1, at });
}

type AwayMessage = {
  call: MemberCall;
  talkId: string;
  awayUntil: Date | null;
  place: number;
  at: Date;
};

/** Answers with the merchant's message if nobody of the team is there, once until somebody is. */
async function tellAway(
  tx: Tx,
  { call, talkId, awayUntil, place, at }: AwayMessage,
): Promise<void> {
  const { merchant, language, session } = call;
  const { isOpen, changesAt } = dutyAt(
    merchant.setting('chat.hours'),
    at,
    merchant.setting('timeZone'),
  );
  const own = merchant.setting('defaultLanguage');
  const text = wordsFor(merchant.setting('chat.awayMessage'), language, own);
  if (isOpen || text === undefined || (awayUntil !== null && at < awayUntil)) return;
  const { memberId } = session;
  const written = { talkId, memberId, place, author: 'system', clientId: null, name: null };
  await insertMessage(tx, { ...written, text, at });
  await noteAway(tx, { id: talkId, place, until: new Date(changesAt ?? at.getTime() + dayMs) });
}
