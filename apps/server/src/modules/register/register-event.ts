import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call } from '#http/call';
import { auditFrom } from '#modules/audit';

/** The method of registration: name and password, number and code, or a third-party account. */
export type Method = AuditEvent<'member.register'>['about']['method'];

type RegisterEventInput = {
  result: AuditEvent<'member.register'>['result'];
  method: Method;
  username: string;
  at: Date;
  /** The member, if one was created or found. */
  memberId?: string;
};

export const registerEvent = (
  call: Call,
  { result, method, username, at, memberId }: RegisterEventInput,
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
