// The shapes of all calls of staff, by the names in `endpoints.ts`.
import type { Shape } from '../endpoint.ts';
import * as feedback from '../feedback/staff-calls.schema.ts';
import type { StaffEndpointName } from './endpoints.ts';

export const staffShapes = {
  ...feedback,
} as const satisfies Record<StaffEndpointName, Shape>;
