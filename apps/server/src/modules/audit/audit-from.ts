import type { AuditEvent } from '@parlour/contract/audit/event';
import type { Call } from '#http/call';

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
