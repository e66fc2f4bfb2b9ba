// An event of the trace as it is written.
import type { z } from 'zod';
import type { auditShapes } from './events.schema.ts';
import type { AuditAction, auditEvents } from './events.ts';

export type { AuditAction } from './events.ts';

/** A guest has proven nothing, whatever name it gave. */
export type AuditActor = 'guest' | 'member' | 'operator' | 'system';

export type AuditResult<A extends AuditAction> = (typeof auditEvents)[A]['results'][number];

export type AuditEvent<A extends AuditAction = AuditAction> = {
  action: A;
  result: AuditResult<A>;
  about: z.input<(typeof auditShapes)[A]>;
  merchantCode: string;
  at: Date;
  actor: AuditActor;
  /** Which operator. */
  actorName?: string;
  /** Whom it concerns, also where a guest did it; null where nobody is known. */
  memberId: string | null;
  /** The user name that was given, as it was given. */
  subject?: string;
  /** Null for what came by no request. */
  address: string | null;
  requestId: string | null;
};
