// SQL of the audit trail: writes events, finds the merchants with events to seal, and seals them.
import { isIP } from 'node:net';
import type { AuditAction, AuditEvent } from '@parlour/contract/audit/event';
import { auditShapes } from '@parlour/contract/audit/events.schema';
import { recordedText } from '@parlour/contract/audit/recorded-text';
import type { Database, Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const insert = tenantStatement<shapes.InsertAuditEvent>(
  'insert_audit_event',
  `insert into audit_event (merchant_code, at, action, result, actor, actor_name, member_id, subject, address,
     request_id, about)
   values ($merchant, $at, $action, $result, $actor, $actorName?, $memberId?, $subject?, $address?::text::inet,
     $requestId?, $about)`,
);

/**
 * Writes an event in the caller's transaction: typed texts are cut and escaped (L2), and `about` contains only what its shape allows.
 * One statement, sent when called, so `database.query` is enough if nothing else is written.
 */
export async function writeAudit<A extends AuditAction>(
  tx: Tx,
  event: AuditEvent<A>,
): Promise<void> {
  const { actorName = null, subject = null } = event;
  await insert(tx, {
    ...event,
    actorName: actorName === null ? null : recordedText(actorName),
    subject: subject === null ? null : recordedText(subject),
    address: storedAddress(event.address),
    about: JSON.stringify(auditShapes[event.action].parse(event.about)),
  });
}

/** Returns the address without the zone of a link-local one, which the database does not accept; null if it is no address. */
function storedAddress(address: string | null): string | null {
  const [bare = ''] = (address ?? '').split('%');
  return isIP(bare) === 0 ? null : bare;
}

const due = tenantStatement<shapes.ListDueAudits>(
  'list_due_audits',
  'select distinct merchant_code as "merchantCode" from audit_due',
);

/** Returns the merchants that have rows to seal; the cost does not grow with the number of merchants. */
export async function listDueMerchants(database: Database): Promise<string[]> {
  const found = await database.acrossMerchants((tx) => due(tx));
  return found.map(({ merchantCode }) => merchantCode);
}

const seal = tenantStatement<shapes.SealAuditEvents>(
  'seal_audit_events',
  'select seal_audit_events($most) as "sealed!"',
);

/** Seals events and returns how many: 0 if another process is sealing. */
export async function sealEvents(tx: Tx, most: number): Promise<number> {
  const [found] = await seal(tx, { most });
  return found?.sealed ?? 0;
}
