import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call } from '#http/call';
import { auditFrom } from '#modules/audit';

/** By which a member comes: with a name and a password, with a number and its code, or with an account at somebody else's. */
export type Method = AuditEvent<'member.register'>['about']['method'];

type Registering = {
  result: AuditEvent<'member.register'>['result'];
  method: Method;
  username: string;
  at: Date;
  /** Of whom is known. */
  memberId?: string;
};

export const registerEvent = (
  call: Call,
  { result, method, username, at, memberId }: Registering,
): AuditEvent<'member.register'> => ({
  ...auditFrom(call),
  action: 'member.register',
  result,
  about: { method },
  at,
  actor: memberId === undefined ? 'guest' : 'member',
  memberId: memberId ?? null,
  subject: username,
});
