// Delivers an accepted message: it becomes sent, then delivered or undelivered, and each status is reported to the sender.
import type { Pool } from 'pg';
import type { Wait } from '../faults/misbehave.ts';
import { insertCall } from '../inbox/store.ts';
import { withoutSecrets } from '../inbox/without-secrets.ts';
import type { TellSender } from './callback.ts';
import type { SmsRequest } from './read-form.ts';
import { setSmsStatus, type SmsStatus } from './store.ts';
import type { Fate } from './triggers.ts';

export type Delivery = {
  pool: Pool;
  clock: () => Date;
  wait: Wait;
  tell: TellSender;
  accountSid: string;
};
export type AcceptedSms = { sid: string; asked: SmsRequest; fate: Fate };

export async function deliver(delivery: Delivery, sms: AcceptedSms): Promise<void> {
  const { sid, fate } = sms;
  const goOn = async (status: SmsStatus): Promise<void> => {
    await setSmsStatus(delivery.pool, sid, status);
    await tellStatus(delivery, sms, status);
  };
  await goOn('sent');
  if (fate.afterMs > 0) await delivery.wait(fate.afterMs);
  await goOn(fate.errorCode === null ? 'delivered' : 'undelivered');
}

async function tellStatus(
  { pool, clock, tell, accountSid }: Delivery,
  { sid, asked, fate }: AcceptedSms,
  status: SmsStatus,
): Promise<void> {
  if (asked.callback === null) return;
  const form = {
    MessageSid: sid,
    SmsSid: sid,
    MessageStatus: status,
    SmsStatus: status,
    AccountSid: accountSid,
    To: asked.to,
    From: asked.from,
    ApiVersion: '2010-04-01',
    ...(status === 'undelivered' && { ErrorCode: String(fate.errorCode) }),
  };
  const told = await tell(asked.callback, form);
  await insertCall(pool, {
    standIn: 'sms',
    at: clock(),
    direction: 'out',
    method: 'POST',
    path: new URL(asked.callback).pathname,
    status: told.status,
    verdict: told.status === null ? 'no answer' : String(told.status),
    requestBody: withoutSecrets(JSON.stringify(form)),
    answerBody: '',
    milliseconds: told.milliseconds,
  });
}
