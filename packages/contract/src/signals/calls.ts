// The stream by which the server tells a browser that something has changed (SIG-01).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** Opens a stream. The server ends it after 8 to 12 minutes, or with the session, which it never extends. */
export const openSignals = {
  ...endpoint<typeof shapes.openSignals>()({
    method: 'GET',
    path: '/wps/signals',
    audience: 'member',
    summary: 'What has changed, as server-sent events',
    extendsSession: false,
    atGateway: 'off',
    errors: {},
  }),
  answersEvents: true,
} as const;
