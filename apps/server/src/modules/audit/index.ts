// The audit trail (L1): each rule writes its security actions in its own transaction, and a job in every process seals what was written.
// Staff search it and prove it (staff.ts).
import type { ServerModule } from '#server/module';
import { keepSealed, type SealDeps } from './keep-sealed.ts';

export { auditFrom, auditFromStaff, plainEventOf } from './audit-from.ts';
export { writeAudit } from './store.ts';

export const auditModule = (deps: SealDeps): ServerModule => ({
  name: 'audit',
  work: [keepSealed(deps)],
});
