// The audit event of the end of a session (L1).
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call } from '#http/call';
import { auditFrom } from '#modules/audit';

type SessionEnd = { memberId: string; by: AuditEvent<'session.end'>['about']['by']; at: Date };

export const endEvent = (
  call: Pick<Call, 'merchant' | 'address' | 'requestId'>,
  { memberId, by, at }: SessionEnd,
): AuditEvent<'session.end'> => ({
  ...auditFrom(call),
  action: 'session.end',
  result: 'ok',
  about: { by },
  at,
  actor: 'member',
  memberId,
});
