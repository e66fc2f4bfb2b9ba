// The trace (L1): a rule writes each security action in its own transaction, and the work of every process seals what was written. Who may read it is not its business.
import type { ServerModule } from '#server/module';
import { keepSealed, type SealDeps } from './keep-sealed.ts';

export { auditFrom, plainEventOf } from './audit-from.ts';
export { writeAudit } from './store.ts';

export const auditModule = (deps: SealDeps): ServerModule => ({
  name: 'audit',
  work: [keepSealed(deps)],
});
