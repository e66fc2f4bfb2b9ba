// Audit events of what staff does with rewards: promotions published, paused or ended.
import type { AuditEvent } from '@parlour/contract/audit/event';
import { auditRow } from '../tables/audit.ts';

export type Changer = { actor: 'operator'; actorName: string } | { actor: 'system' };

type Origin = { merchantCode: string; at: Date; by: Changer };

/** Columns of an event that a command caused, no request. */
const byCommand = { result: 'ok', address: null, requestId: null } as const;

export const promotionEvent = (
  about: AuditEvent<'promotion.state'>['about'],
  { by, ...made }: Origin,
) => auditRow({ ...by, ...made, ...byCommand, action: 'promotion.state', about, memberId: null });
