// Sends what waits, in the background and at least once: it is taken for a while, sent, and struck out when the service has it.
// A process that dies in between has struck out nothing, so another one sends it again when that while is over.
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Merchant } from '#http/merchant';
import type { PushOutcome, PushProvider, PushSender } from '#providers/push/push';
import type { Work } from '#server/module';
import { messageOf, type PushTexts } from './payload.ts';
import { isQuiet } from './quiet-hours.ts';
import {
  claimDeliveries,
  endDeliveries,
  findDueMerchants,
  postponeEndpoint,
  removeEndpoints,
  setDue,
  type Delivery,
} from './store.ts';

export type SendDeps = {
  database: Database;
  clock: () => Date;
  push: PushProvider;
  pushTexts: PushTexts;
  findMerchant: (code: string) => Promise<Merchant | null>;
  log: FastifyBaseLogger;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const batch = 80;
const atOnce = 8;
/** So many are struck out by one statement; as many, and those under way, may be sent twice by a process that dies. */
const struckOutAtOnce = 8;
/** A batch takes no longer, not even where every service is silent. */
const heldMs = 2 * minute;
/** How long after each failed try the next one comes. After the last there is none. */
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

/** Sends what is due now at all merchants, a batch of each in turn, so that nobody's answer waits behind another merchant's news. */
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

/** Whether more may wait. */
async function sendBatch(merchant: Merchant, deps: SendDeps): Promise<boolean> {
  const { database, clock } = deps;
  const now = clock();
  const until = new Date(now.getTime() + heldMs);
  const claimed = await database.transaction(merchant.code, (tx) =>
    claimDeliveries(tx, { now, until, most: batch }),
  );
  const left = claimed.values();
  const over: string[] = [];
  const strikeOut = async (): Promise<void> => {
    const ids = over.splice(0);
    if (ids.length === 0) return;
    await database.query(merchant.code, (tx) => endDeliveries(tx, ids, clock()));
  };
  const work = async (): Promise<void> => {
    for (const delivery of left) {
      const outcome = await sendOne(merchant, delivery, deps);
      if (await isOver(merchant, { delivery, outcome }, deps)) over.push(delivery.id);
      if (over.length >= struckOutAtOnce) await strikeOut();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await strikeOut();
  }
  return claimed.length === batch;
}

async function sendOne(
  merchant: Merchant,
  delivery: Delivery,
  { push, pushTexts }: SendDeps,
): Promise<PushOutcome> {
  if (delivery.isDisabled) return { result: 'refused', why: 'the member may not log in' };
  return push.send(senderOf(merchant), delivery, messageOf(merchant, delivery, pushTexts));
}

function senderOf({ code: merchantCode, hosts, setting }: Merchant): PushSender {
  const account = setting('firebase.serviceAccount');
  const url = setting('firebase.messagingUrl');
  return {
    merchantCode,
    contact: `https://${hosts[0] ?? 'localhost'}`,
    hosts: setting('push.hosts'),
    fcm: account && url ? { account, url } : null,
  };
}

type Tried = { delivery: Delivery; outcome: PushOutcome };

/** Whether this was its end. Else it is due again, or gone with its device. */
async function isOver(
  merchant: Merchant,
  { delivery, outcome }: Tried,
  { database, clock, log }: SendDeps,
): Promise<boolean> {
  const { id, endpointId, tries, platform, kind } = delivery;
  const { code } = merchant;
  const note = { merchant: code, platform, kind, tries };
  if (outcome.result === 'taken') return true;
  const { why } = outcome;
  if (outcome.result === 'refused') {
    log.warn({ ...note, why }, 'not sent');
    return true;
  }
  if (outcome.result === 'gone') {
    log.info({ ...note, why }, 'a device is gone');
    await database.query(code, (tx) => removeEndpoints(tx, [endpointId]));
    return false;
  }
  const pause = pauses[tries - 1];
  log.warn({ ...note, why, isLast: pause === undefined }, 'a notification waits');
  if (pause === undefined) return true;
  const { afterMs } = outcome;
  const until = new Date(clock().getTime() + Math.max(pause, afterMs ?? 0));
  await database.transaction(code, async (tx) => {
    await setDue(tx, id, until);
    // The service said how long: nothing else goes there before that.
    if (afterMs !== null) await postponeEndpoint(tx, endpointId, until);
  });
  return false;
}
