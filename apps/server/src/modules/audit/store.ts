// SQL of the audit trail: writes events, finds the merchants with events to seal, and seals them.
import type { AuditAction, AuditEvent } from '@parlour/contract/audit/event';
import type { Database, Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { auditEvents, auditRow } from '@parlour/database/tables/audit';

/** Writes an event in the caller's transaction. One statement, sent when called, so `database.query` is enough if nothing else is written. */
export async function writeAudit<A extends AuditAction>(
  tx: Tx,
  event: AuditEvent<A>,
): Promise<void> {
  await tx.insert(auditEvents).values(auditRow(event)).execute();
}

const due = statement<{ merchantCode: string }, []>(
  'list_due_audits',
  'select distinct merchant_code as "merchantCode" from audit_due',
);

/** Returns the merchants that have rows to seal; the cost does not grow with the number of merchants. */
export async function listDueMerchants(database: Database): Promise<string[]> {
  const found = await database.acrossMerchants((tx) => due(tx));
  return found.map(({ merchantCode }) => merchantCode);
}

const seal = statement<{ sealed: number }, [most: number]>(
  'seal_audit_events',
  'select seal_audit_events($1) as sealed',
);

/** Seals events and returns how many: 0 if another process is sealing. */
export async function sealEvents(tx: Tx, most: number): Promise<number> {
  const [found] = await seal(tx, most);
  return found?.sealed ?? 0;
}
