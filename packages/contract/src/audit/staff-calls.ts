// Staff's calls on the audit trail (docs/audit.md): search it, and prove it.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofStaff = { audience: 'staff', method: 'GET', errors: {} } as const;

export const listAuditEvents = endpoint<typeof shapes.listAuditEvents>()({
  ...ofStaff,
  path: '/ops/:merchant/audit',
  summary: 'The latest events that match, oldest first',
});
export const verifyAuditChains = endpoint<typeof shapes.verifyAuditChains>()({
  ...ofStaff,
  path: '/ops/audit/chains',
  summary: 'Check the chain of one merchant, or of all',
});
