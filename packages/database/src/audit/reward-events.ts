// The events of what staff does with rewards: a promotion that is published, paused or ended, vouchers.
import type { AuditEvent } from '@parlour/contract/audit/event';
import { auditRow } from '../tables/audit.ts';
import type { Changer } from './setting-events.ts';

type Made = { merchantCode: string; at: Date; by: Changer };

/** It came by no request. */
const byCommand = { result: 'ok', address: null, requestId: null } as const;

export const promotionEvent = (
  about: AuditEvent<'promotion.state'>['about'],
  { by, ...made }: Made,
) => auditRow({ ...by, ...made, ...byCommand, action: 'promotion.state', about, memberId: null });

export const voucherGivenEvent = (
  about: AuditEvent<'voucher.give'>['about'],
  { by, ...made }: Made & { memberId: string },
) => auditRow({ ...by, ...made, ...byCommand, action: 'voucher.give', about });

export const vouchersIssuedEvent = (
  about: AuditEvent<'voucher.issue'>['about'],
  { by, ...made }: Made,
) => auditRow({ ...by, ...made, ...byCommand, action: 'voucher.issue', about, memberId: null });
