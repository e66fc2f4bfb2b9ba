// An event of the audit trail as it is written.
import type { z } from 'zod';
import type { auditShapes } from './events.schema.ts';
import type { AuditAction, auditEvents } from './events.ts';

export type { AuditAction } from './events.ts';

/** The kind of actor. A guest has proven nothing, whatever name was typed. */
export type AuditActor = 'guest' | 'member' | 'operator' | 'system';

export type AuditResult<A extends AuditAction> = (typeof auditEvents)[A]['results'][number];

export type AuditEvent<A extends AuditAction = AuditAction> = {
  action: A;
  result: AuditResult<A>;
  about: z.input<(typeof auditShapes)[A]>;
  merchantCode: string;
  at: Date;
  actor: AuditActor;
  /** The operator's name, if an operator acted. */
  actorName?: string;
  /** The member concerned, even if a guest acted; null if no member is known. */
  memberId: string | null;
  /** The user name exactly as it was typed. */
  subject?: string;
  /** The caller's address; null if no request caused the event. */
  address: string | null;
  requestId: string | null;
};
