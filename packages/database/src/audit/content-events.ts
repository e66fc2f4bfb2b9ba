// The event of what staff writes for the site: announcements that were imported or taken away.
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
    // It came by no request.
    result: 'ok',
    address: null,
    requestId: null,
    action: 'content.change',
    about,
    memberId: null,
  });
