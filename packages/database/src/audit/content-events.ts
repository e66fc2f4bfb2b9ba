// The audit event of content that staff writes for the site: announcements that were imported or removed.
import type { AuditEvent } from '@parlour/contract/audit/event';
import { auditRow } from '../tables/audit.ts';
import type { Changer } from './setting-events.ts';

export type ContentChange = AuditEvent<'content.change'>['about'];

export const contentEvent = (
  about: ContentChange,
  { by, ...made }: { merchantCode: string; at: Date; by: Changer },
) =>
  auditRow({
    ...by,
    ...made,
    // A command caused it, no request.
    result: 'ok',
    address: null,
    requestId: null,
    action: 'content.change',
    about,
    memberId: null,
  });
