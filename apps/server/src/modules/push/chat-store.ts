// Stores which answers in the chat no device of the member can be told of, so that the chat sends a mail.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { writeFact } from '#modules/outbox';
import type * as shapes from './shapes.ts';
import { removeEndpoints, type Delivery, type PushNotice } from './store.ts';

/** An answer in the chat: the talk, and the answer's place there. */
type ChatAnswer = { talkId: string; place: number };

/** The answer that the notification is about; null for other subjects. */
export const readAnswer = ({ about }: Pick<Delivery, 'about'>): ChatAnswer | null =>
  about['talk'] === undefined ? null : { talkId: about['talk'], place: Number(about['place']) };

/** The columns of a notice of an answer; each answer is sent once. */
export const noticeOf = ({ talkId, place }: ChatAnswer): Pick<PushNotice, 'source' | 'about'> => ({
  source: `chat:${talkId}:${place}`,
  about: { talk: talkId, place: String(place) },
});

const findQueued = tenantStatement<shapes.FindQueuedPush>(
  'find_queued_push',
  `select delivery.id from push_endpoint endpoint
     join push_delivery delivery on delivery.merchant_code = endpoint.merchant_code
          and delivery.endpoint_id = endpoint.id
    where endpoint.merchant_code = $merchant and endpoint.member_id = $memberId and delivery.source = $source
    limit 1`,
);

type UnreadAnswer = { merchantCode: string; memberId: string; answer: ChatAnswer; at: Date };

/** Writes a fact if no device of the member is told of the answer. */
export async function noteIfUnreached(tx: Tx, { answer, ...whom }: UnreadAnswer): Promise<void> {
  const { source } = noticeOf(answer);
  const [queued] = await findQueued(tx, { memberId: whom.memberId, source });
  if (!queued) await writeFact(tx, { name: 'chat.unreached', ...whom, about: answer });
}

const lockOf = tenantStatement<shapes.LockPushEndpoints>(
  'lock_push_endpoints',
  `select id from push_endpoint where merchant_code = $merchant and member_id = $memberId
    order by id for update`,
);

/** Removes a device that its service no longer knows. If it was the last one to be told of an answer, the chat sends a mail. */
export async function removeGone(
  tx: Tx,
  { merchantCode, delivery, at }: { merchantCode: string; delivery: Delivery; at: Date },
): Promise<void> {
  const { memberId, endpointId } = delivery;
  const answer = readAnswer(delivery);
  // Of two devices that are removed at the same time, the second one finds nothing of the first.
  if (answer) await lockOf(tx, { memberId });
  await removeEndpoints(tx, [endpointId]);
  if (answer) await noteIfUnreached(tx, { merchantCode, memberId, answer, at });
}

const remove = tenantStatement<shapes.RemovePushDelivery>(
  'remove_push_delivery',
  `delete from push_delivery where merchant_code = $merchant and id = $id`,
);

/** Removes a delivery that is given up, so that it does not count as one that reached a device. If no other is left, the chat sends a mail. */
export async function removeUnsent(
  tx: Tx,
  { answer, id, ...whom }: UnreadAnswer & { id: string },
): Promise<void> {
  // Of two that are given up at the same time, the second one finds nothing of the first.
  await lockOf(tx, { memberId: whom.memberId });
  await remove(tx, { id });
  await noteIfUnreached(tx, { ...whom, answer });
}
