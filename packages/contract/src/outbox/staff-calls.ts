// Staff's calls on the outbox (decision 040): what waits, what was given up, and to deliver that again.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

export const listOutbox = endpoint<typeof shapes.listOutbox>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/outbox',
  summary: 'Facts that wait, and dead letters, of one merchant or of all',
  errors: {},
});
export const retryDeadLetters = endpoint<typeof shapes.retryDeadLetters>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/outbox/retry',
  summary: 'Deliver one dead letter again, or all of a merchant',
  errors: { not_found: 404 },
});
