// All endpoints of the operators' staff. They are listed apart from those of players: neither the site nor the API's page contains them (decision 118).
import type { Code, Endpoint, Shape } from '../endpoint.ts';
import * as announcements from '../announcements/staff-calls.ts';
import * as audit from '../audit/staff-calls.ts';
import * as bonus from '../bonus/staff-calls.ts';
import * as chat from '../chat/staff-calls.ts';
import * as club from '../club/staff-calls.ts';
import * as feedback from '../feedback/staff-calls.ts';
import * as invite from '../invite/staff-calls.ts';
import * as ledger from '../ledger/staff-calls.ts';
import * as outbox from '../outbox/staff-calls.ts';
import * as push from '../push/staff-calls.ts';
import * as rewards from '../rewards/staff-calls.ts';
import * as site from '../site/staff-calls.ts';
import * as tracking from '../tracking/staff-calls.ts';
import * as voucher from '../voucher/staff-calls.ts';
import type * as consoleCalls from './console-calls.ts';
import type { staffErrors } from './errors.ts';
import * as staff from './staff-calls.ts';

export const staffEndpoints = {
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
} as const satisfies Record<string, Endpoint<Shape, string, 'staff'>>;

type StaffEndpoints = typeof staffEndpoints;
export type StaffEndpointName = keyof StaffEndpoints;
type ConsoleCalls = typeof consoleCalls;
export type StaffErrorCode =
  | keyof typeof staffErrors
  | Code<StaffEndpoints[StaffEndpointName]>
  | Code<ConsoleCalls[keyof ConsoleCalls]>;
