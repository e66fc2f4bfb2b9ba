// The trace's SQL: writes events, finds the merchants that have some to seal, and has them sealed.
import type { AuditAction, AuditEvent } from '@parlour/contract/audit/event';
import type { Database, Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { auditEvents, auditRow } from '@parlour/database/tables/audit';

/** Writes an event for good when the transaction is: what is undone leaves none. One statement, sent as soon as it is called, so `database.query` takes it where nothing else is written. */
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

/** The merchants that have rows to seal, however many there are in all. */
export async function listDueMerchants(database: Database): Promise<string[]> {
  const found = await database.acrossMerchants((tx) => due(tx));
  return found.map(({ merchantCode }) => merchantCode);
}

const seal = statement<{ sealed: number }, [most: number]>(
  'seal_audit_events',
  'select seal_audit_events($1) as sealed',
);

/** Gives how many were sealed: none where another process is about it. */
export async function sealEvents(tx: Tx, most: number): Promise<number> {
  const [found] = await seal(tx, most);
  return found?.sealed ?? 0;
}
