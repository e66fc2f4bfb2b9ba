// Delivers an accepted message, and sends its receipt to the sender's `callback`, signed (vendors.md 2).
import { createHmac, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Accounts } from '../../accounts.ts';
import type { Wait } from '../../faults/misbehave.ts';
import { insertCall } from '../../inbox/store.ts';
import { postCallback } from '../callback.ts';
import { setSmsStatus } from '../store.ts';
import type { Fate } from '../triggers.ts';
import type { VonageRequest } from './read-form.ts';

type Delivery = { pool: Pool; clock: () => Date; wait: Wait; account: Accounts['sms'] };
type AcceptedSms = { ids: readonly [string, ...string[]]; asked: VonageRequest; fate: Fate };

export async function deliverWithReceipt(delivery: Delivery, sms: AcceptedSms): Promise<void> {
  const { pool, wait } = delivery;
  const [id] = sms.ids;
  const { errorCode, afterMs } = sms.fate;
  await setSmsStatus(pool, id, 'sent');
  if (afterMs > 0) await wait(afterMs);
  await setSmsStatus(pool, id, errorCode === null ? 'delivered' : 'undelivered');
  const { callback } = sms.asked;
  if (callback === null) return;
  for (const each of sms.ids) await sendReceipt(delivery, { id: each, callback, ...sms });
}

type Receipt = AcceptedSms & { id: string; callback: string };

async function sendReceipt(
  { pool, clock, account }: Delivery,
  { id, callback, asked, fate }: Receipt,
): Promise<void> {
  const at = clock();
  // 2026-11-21 12:00:00, in UTC.
  const time = at.toISOString().slice(0, 19).replace('T', ' ');
  const fields = {
    msisdn: asked.to,
    to: asked.from,
    'network-code': '51502',
    messageId: id,
    price: '0.03330000',
    status: fate.errorCode === null ? 'delivered' : 'failed',
    scts: time.replaceAll(/\D/g, '').slice(2, 12),
    'err-code': String(fate.errorCode ?? 0),
    'api-key': account.accountSid,
    ...(asked.clientRef !== null && { 'client-ref': asked.clientRef }),
    'message-timestamp': time,
    timestamp: String(Math.floor(at.getTime() / 1_000)),
    nonce: randomUUID(),
  };
  const body = JSON.stringify({ ...fields, sig: signReceipt(fields, account.authToken) });
  const told = await postCallback(callback, {
    headers: { 'content-type': 'application/json' },
    body,
  });
  await insertCall(pool, {
    standIn: 'sms',
    at,
    direction: 'out',
    method: 'POST',
    path: new URL(callback).pathname,
    status: told.status,
    verdict: told.status === null ? 'no answer' : String(told.status),
    requestBody: body,
    answerBody: '',
    milliseconds: told.milliseconds,
  });
}

/** Returns the HMAC-SHA256 of the fields in the order of their names, each as `&name=value` with `_` for `&` and `=`. */
function signReceipt(fields: Record<string, string>, secret: string): string {
  const signed = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `&${name}=${value.replaceAll(/[&=]/g, '_')}`)
    .join('');
  return createHmac('sha256', secret).update(signed).digest('hex').toUpperCase();
}
