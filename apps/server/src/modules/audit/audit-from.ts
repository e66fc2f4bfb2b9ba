import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call, MemberCall } from '#http/call';
import type { StaffCall } from '#http/staff/staff-call';

type EventOrigin = Pick<AuditEvent, 'merchantCode' | 'address' | 'requestId'>;

/** The origin of a call, as its event records it. */
export const auditFrom = ({
  merchant,
  address,
  requestId,
}: Pick<Call, 'merchant' | 'address' | 'requestId'>): EventOrigin => ({
  merchantCode: merchant.code,
  address,
  requestId,
});

/** The origin and result of an act of staff, as its event records them. */
export const auditFromStaff = ({ by, from }: StaffCall, merchantCode: string) =>
  ({
    ...by,
    merchantCode,
    result: 'ok',
    address: from?.address ?? null,
    requestId: from?.requestId ?? null,
  }) as const;

/** The event of a successful action of a member that has no further details. */
export const plainEventOf = <
  A extends 'authenticator.enrol' | 'authenticator.remove' | 'passkey.add' | 'passkey.remove',
>(
  call: MemberCall,
  action: A,
  at: Date,
) =>
  ({
    ...auditFrom(call),
    action,
    result: 'ok',
    about: {},
    at,
    actor: 'member',
    memberId: call.session.memberId,
  }) as const;
