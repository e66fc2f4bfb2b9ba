import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call } from '#http/call';
import { auditFrom, writeAudit } from '#modules/audit';
import type { CodeDeps } from './codes.ts';

export type SendResult = AuditEvent<'code.send'>['result'];

type Sending = { channel: 'sms' | 'email'; receiver: string; result: SendResult };

/** Whose it is stays unsaid: nobody has proven anything yet. */
export const noteSending = (
  call: Call,
  { channel, receiver, result }: Sending,
  { database, clock }: CodeDeps,
): Promise<void> =>
  database.query(call.merchant.code, (tx) =>
    writeAudit(tx, {
      ...auditFrom(call),
      action: 'code.send',
      result,
      about: { channel },
      at: clock(),
      actor: 'guest',
      memberId: null,
      subject: receiver,
    }),
  );
