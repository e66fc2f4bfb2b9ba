// Audit events of what staff does with rewards: promotions published, paused or ended, and vouchers.
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

export const voucherGivenEvent = (
  about: AuditEvent<'voucher.give'>['about'],
  { by, ...made }: Origin & { memberId: string },
) => auditRow({ ...by, ...made, ...byCommand, action: 'voucher.give', about });

export const vouchersIssuedEvent = (
  about: AuditEvent<'voucher.issue'>['about'],
  { by, ...made }: Origin,
) => auditRow({ ...by, ...made, ...byCommand, action: 'voucher.issue', about, memberId: null });
