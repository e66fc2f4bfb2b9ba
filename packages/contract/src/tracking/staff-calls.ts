// Staff's calls on tracked events: one event on its way, the funnel of campaigns, and what is removed or told once more (TRACK-03).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

export const showEvent = endpoint<typeof shapes.showEvent>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/tracking/events/:id',
  summary: 'An event, from the browser to the networks, at whichever merchant it is',
  errors: { not_found: 404 },
});
export const readFunnel = endpoint<typeof shapes.readFunnel>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/tracking/funnel',
  summary:
    'Visits, registrations, first plays and first deposits of each campaign, by day of the merchant',
  errors: {},
});
export const forgetTracked = endpoint<typeof shapes.forgetTracked>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/tracking/forget',
  summary: 'Remove what is personal of a member from the tracked events',
  errors: { not_found: 404 },
});
export const retryTracked = endpoint<typeof shapes.retryTracked>()({
  audience: 'staff',
  method: 'POST',
  path: '/ops/:merchant/tracking/retry',
  summary: 'Tell networks once more of what they were not told in time',
  errors: {},
});
