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

/** Whether the visitor is asked to agree to being measured, and to what. Depends on the visitor's country, so the page does not contain it. */
export const consentQuestion = endpoint<typeof shapes.consentQuestion>()({
  method: 'GET',
  path: '/wps/system/consent',
  audience: 'guest',
  summary: 'What the visitor is asked to agree to, by country',
  atGateway: 'ours',
  errors: {},
});
