// Sends waiting notifications in the background, at least once: a batch is claimed for a while, sent, and ended when the service has it.
// If a process dies in between, its claim lapses and another process sends the batch again.
import { memberTypes } from '@parlour/contract/member/member-types';
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import type { PushOutcome, PushProvider, PushSender } from '#providers/push/push';
import type { Work } from '#server/module';
import { readAnswer, removeGone, removeUnsent } from './chat-store.ts';
import { messageOf, type PushTexts } from './payload.ts';
import { isQuiet } from './quiet-hours.ts';
import { raiseAlarm } from './raise-alarm.ts';
import type { RefusingServices } from './refusing-services.ts';
import {
  claimDeliveries,
  endDeliveries,
  findDueMerchants,
  holdDeliveries,
  postponeEndpoint,
  setDue,
  type Delivery,
  type HeldDelivery,
} from './store.ts';

export type SendDeps = {
  database: Database;
  clock: () => Date;
  limits: Limits;
  push: PushProvider;
  services: RefusingServices;
  pushTexts: PushTexts;
  findMerchant: (code: string) => Promise<Merchant | null>;
  log: FastifyBaseLogger;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const batch = 80;
const atOnce = 8;
/** The age at which a waiting notification is dropped, in quiet hours or while its service refuses the merchant. */
const worthMs = 24 * hour;
/** Number of sent deliveries that one statement ends. If the process dies, these and those being sent may be sent twice. */
const struckOutAtOnce = 8;
/** Duration of a claim: a batch takes no longer, even if every service is silent. */
const heldMs = 2 * minute;
/** Pause after each failed try. After the last one the delivery ends. */
const pauses = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
];

export const keepPushesSent = (deps: SendDeps): Work => ({
  name: 'sending notifications',
  everyMs: second,
  run: (signal) => sendDue(deps, signal),
});

/** Sends what is due at all merchants, one batch of each in turn, so that no answer waits behind another merchant's news. */
async function sendDue(deps: SendDeps, signal: AbortSignal): Promise<void> {
  let due = (await findDueMerchants(deps.database, deps.clock())).map(({ code }) => code);
  while (due.length > 0) {
    const more: string[] = [];
    for (const code of due) {
      if (signal.aborted) return;
      const merchant = await deps.findMerchant(code);
      const hasMore =
        merchant && maySend(merchant, deps.clock()) && (await sendBatch(merchant, deps));
      if (hasMore) more.push(code);
    }
    due = more;
  }
}

const maySend = ({ setting }: Merchant, at: Date): boolean =>
  setting('push.enabled') && !isQuiet(setting('push.quietHours'), setting('timeZone'), at);

/** Sends one batch; returns whether more may wait. */
async function sendBatch(merchant: Merchant, deps: SendDeps): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock();
  const until = new Date(now.getTime() + heldMs);
  const claimed = await database.transaction(merchant.code, (tx) =>
    claimDeliveries(tx, { now, until, most: batch }),
  );
  const sender = senderOf(merchant);
  const left = claimed.values();
  const over: string[] = [];
  const held: HeldDelivery[] = [];
  const strikeOut = async (): Promise<void> => {
    const ids = over.splice(0);
    if (ids.length === 0) return;
    await database.query(merchant.code, (tx) => endDeliveries(tx, ids, clock()));
  };
  const hold = async (): Promise<void> => {
    if (held.length === 0) return;
    await database.query(merchant.code, (tx) => holdDeliveries(tx, held));
  };
  const work = async (): Promise<void> => {
    for (const delivery of left) {
      if (isMoot(merchant, delivery)) {
        over.push(delivery.id);
        continue;
      }
      const line = { sender, service: deps.push.serviceOf(delivery, sender) };
      const heldUntil = waitUntil(line, delivery, deps);
      if (heldUntil !== null) {
        if (!isWorthless(delivery, now)) held.push({ id: delivery.id, until: heldUntil });
        else if (await giveUp(merchant, delivery, deps)) over.push(delivery.id);
        continue;
      }
      const outcome = await sendOne({ merchant, sender }, delivery, deps);
      await noteService(line, { delivery, outcome }, deps);
      if (await isOver(merchant, { delivery, outcome }, deps)) over.push(delivery.id);
      if (over.length >= struckOutAtOnce) await strikeOut();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await strikeOut();
    await hold();
  }
  return claimed.length === batch;
}

const isWorthless = ({ madeAt }: Delivery, at: Date): boolean =>
  at.getTime() - madeAt.getTime() >= worthMs;

/** Gives up a delivery that reached nobody. Returns whether it is to be ended; one of an answer in the chat was removed. */
async function giveUp(
  { code: merchantCode }: Merchant,
  delivery: Delivery,
  { database, clock }: SendDeps,
): Promise<boolean> {
  const answer = readAnswer(delivery);
  if (answer === null) return true;
  const { id, memberId } = delivery;
  const unread = { merchantCode, memberId, answer, at: clock() };
  await database.transaction(merchantCode, (tx) => removeUnsent(tx, { ...unread, id }));
  return false;
}

/** Whether an answer in the chat needs no notification any more: it was read meanwhile, or its member may no longer chat (CHAT-01). */
const isMoot = (merchant: Merchant, delivery: Delivery): boolean =>
  readAnswer(delivery) !== null &&
  (delivery.isRead || delivery.memberType === memberTypes.restricted || !merchant.flag('CBS3'));

type SendResult = { delivery: Delivery; outcome: PushOutcome };

/** A merchant's sender at one push service. */
type ServiceRoute = { sender: PushSender; service: string };

/** Names the route with its contact, so that a new contact is tried at once. A new key takes a restart, which forgets all states. */
const nameOf = ({ sender: { merchantCode, contact }, service }: ServiceRoute): string =>
  `${merchantCode} ${service} ${contact}`;

function waitUntil(
  line: ServiceRoute,
  { memberId }: Delivery,
  { services, clock }: SendDeps,
): Date | null {
  const until = services.waitUntil(nameOf(line), memberId, clock().getTime());
  return until === null ? null : new Date(until);
}

/** Notes what the answer to one message means for all others to the same service (decision 111). */
async function noteService(
  line: ServiceRoute,
  { delivery, outcome }: SendResult,
  deps: SendDeps,
): Promise<void> {
  const { services, clock, log } = deps;
  const now = clock().getTime();
  const { service, sender } = line;
  const { merchantCode } = sender;
  if (outcome.result === 'taken' && services.taken(nameOf(line), now).wasRefusing) {
    log.info({ merchant: merchantCode, service }, 'a push service accepts the merchant again');
  }
  if (outcome.result !== 'unauthorized') return;
  const { isNew } = services.refused(nameOf(line), delivery.memberId, now);
  if (isNew) await raiseAlarm({ merchantCode, service, why: outcome.why }, deps);
}

async function sendOne(
  { merchant, sender }: { merchant: Merchant; sender: PushSender },
  delivery: Delivery,
  { push, pushTexts }: SendDeps,
): Promise<PushOutcome> {
  if (delivery.isDisabled) return { result: 'refused', why: 'the member may not log in' };
  return push.send(sender, delivery, messageOf(merchant, delivery, pushTexts));
}

function senderOf({ code: merchantCode, hosts, setting }: Merchant): PushSender {
  const account = setting('firebase.serviceAccount');
  const url = setting('firebase.messagingUrl');
  return {
    merchantCode,
    contact: setting('push.contact') ?? `https://${hosts[0] ?? 'localhost'}`,
    hosts: setting('push.hosts'),
    fcm: account && url ? { account, url } : null,
  };
}

/** Returns whether the delivery is to be ended. Otherwise it is due again, was given up, or was removed with its device. */
async function isOver(
  merchant: Merchant,
  { delivery, outcome }: SendResult,
  deps: SendDeps,
): Promise<boolean> {
  const { database, clock, log } = deps;
  const { id, endpointId, tries, platform, kind } = delivery;
  const { code } = merchant;
  const note = { merchant: code, platform, kind, tries };
  if (outcome.result === 'taken') return true;
  const { why } = outcome;
  if (outcome.result === 'refused') {
    log.warn({ ...note, why }, 'not sent');
    return giveUp(merchant, delivery, deps);
  }
  if (outcome.result === 'gone') {
    log.info({ ...note, why }, 'a device is gone');
    await database.transaction(code, (tx) =>
      removeGone(tx, { merchantCode: code, delivery, at: clock() }),
    );
    return false;
  }
  const pause = pauses[tries - 1];
  const isLast = pause === undefined || isWorthless(delivery, clock());
  log.warn({ ...note, why, isLast }, 'a notification waits');
  if (isLast) return giveUp(merchant, delivery, deps);
  const afterMs = outcome.result === 'later' ? outcome.afterMs : null;
  const until = new Date(clock().getTime() + Math.max(pause, afterMs ?? 0));
  await database.transaction(code, async (tx) => {
    await setDue(tx, id, until);
    // The service named a time: nothing else is sent to this device before it.
    if (afterMs !== null) await postponeEndpoint(tx, endpointId, until);
  });
  return false;
}
