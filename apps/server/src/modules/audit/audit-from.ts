import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call, MemberCall } from '#http/call';

type From = Pick<AuditEvent, 'merchantCode' | 'address' | 'requestId'>;

/** Where a call came from, for its event. */
export const auditFrom = ({
  merchant,
  address,
  requestId,
}: Pick<Call, 'merchant' | 'address' | 'requestId'>): From => ({
  merchantCode: merchant.code,
  address,
  requestId,
});

/** What a member did, of which there is nothing more to tell. */
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
