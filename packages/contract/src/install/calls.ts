import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** Called only inside the native app (APP-08). */
export const appInfo = endpoint<typeof shapes.appInfo>()({
  method: 'GET',
  path: '/wps/system/appInfo',
  audience: 'guest',
  summary: 'The newest version of the native app, and whether an older one is told of it',
  module: 'COMM3',
  atGateway: 'ours',
  errors: {},
});
