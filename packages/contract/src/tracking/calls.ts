import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** Events that the site reports. The site does not wait for the answer, and no action of a player depends on it. */
export const collectEvents = endpoint<typeof shapes.collectEvents>()({
  method: 'POST',
  path: '/wps/system/collect',
  audience: 'guest',
  summary: 'Events of the site: what is tracked, and what was left unsaid',
  isBeacon: true,
  atGateway: 'ours',
  errors: {},
});
