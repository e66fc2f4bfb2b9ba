// A member's messages: one for each form, however often it is sent, and a limited number per day.
import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallInput } from '#http/route';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import { inSession } from '#modules/session';
import type { Database, Tx } from '@parlour/database/connection';
import { stateOf } from './message-state.ts';
import {
  attachPictures,
  findByForm,
  insertMessage,
  listMessages,
  listSince,
  lockFeedbackOf,
  type Message,
} from './store.ts';

export type FeedbackDeps = { database: Database; clock: () => Date };
type Form = CallInput<'sendFeedback'>;

const dayMs = 24 * 3_600_000;
/** The most messages listed, more than a member reads. */
const mostListed = 50;

export async function sendFeedback(call: MemberCall, form: Form, deps: FeedbackDeps) {
  const { merchant, session } = call;
  const { formId = randomUUID(), category, content, pictureIds } = form;
  const { memberId } = session;
  const sentAt = deps.clock();
  return inSession(call, deps, async (tx) => {
    // Of two concurrent requests, the second finds the message of the first.
    await lockFeedbackOf(tx, memberId);
    const known = await findByForm(tx, memberId, formId);
    if (known) return { id: known.id };
    const most = merchant.setting('limits.feedbackPerDay');
    await refuseOverLimit(tx, { memberId, at: sentAt, most });
    const { id } = await insertMessage(tx, { memberId, formId, category, content, sentAt });
    const attached = await attachPictures(tx, { id, memberId, pictureIds, at: sentAt });
    const missing = pictureIds.filter((each) => !attached.includes(each));
    // Throwing also rolls back the message.
    if (missing.length > 0) throw new Refusal('not_found', { pictureIds: missing });
    return { id };
  });
}

type DailyLimit = { memberId: string; at: Date; most: number };

/** Refuses messages over the daily limit (A4): one limit for all devices, because it locks nobody out of the account. */
async function refuseOverLimit(tx: Tx, { memberId, at, most }: DailyLimit): Promise<void> {
  const latest = await listSince(tx, { memberId, since: new Date(at.getTime() - dayMs), most });
  const earliest = latest[most - 1];
  if (!earliest) return;
  const freeAt = earliest.sentAt.getTime() + dayMs;
  const retryAfter = Math.max(1, Math.ceil((freeAt - at.getTime()) / 1_000));
  throw new Refusal('TOO_MANY_REQUEST.feedback', { retryAfter });
}

export async function listOwn(
  { merchant, session }: MemberCall,
  { database }: FeedbackDeps,
): Promise<CallAnswer<'feedbackList'>> {
  const found = await database.query(merchant.code, (tx) =>
    listMessages(tx, session.memberId, mostListed),
  );
  return { items: found.map(present) };
}

const present = ({ sentAt, readAt, answeredAt, ...message }: Message) => ({
  ...message,
  sentAt: sentAt.getTime(),
  state: stateOf({ readAt, answeredAt }),
  answeredAt: answeredAt?.getTime() ?? null,
});
