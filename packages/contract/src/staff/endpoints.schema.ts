// The shapes of all calls of staff, by the names in `endpoints.ts`.
import type { Shape } from '../endpoint.ts';
import * as announcements from '../announcements/staff-calls.schema.ts';
import * as audit from '../audit/staff-calls.schema.ts';
import * as bonus from '../bonus/staff-calls.schema.ts';
import * as chat from '../chat/staff-calls.schema.ts';
import * as club from '../club/staff-calls.schema.ts';
import * as feedback from '../feedback/staff-calls.schema.ts';
import * as invite from '../invite/staff-calls.schema.ts';
import * as ledger from '../ledger/staff-calls.schema.ts';
import * as outbox from '../outbox/staff-calls.schema.ts';
import * as push from '../push/staff-calls.schema.ts';
import * as rewards from '../rewards/staff-calls.schema.ts';
import * as site from '../site/staff-calls.schema.ts';
import * as tracking from '../tracking/staff-calls.schema.ts';
import * as voucher from '../voucher/staff-calls.schema.ts';
import type { StaffEndpointName } from './endpoints.ts';
import * as staff from './staff-calls.schema.ts';

export const staffShapes = {
  ...announcements,
  ...audit,
  ...bonus,
  ...chat,
  ...club,
  ...feedback,
  ...invite,
  ...ledger,
  ...outbox,
  ...push,
  ...rewards,
  ...site,
  ...staff,
  ...tracking,
  ...voucher,
} as const satisfies Record<StaffEndpointName, Shape>;
