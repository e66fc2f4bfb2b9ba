import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

export const siteStatus = endpoint<typeof shapes.siteStatus>()({
  method: 'GET',
  path: '/wps/system/status',
  audience: 'guest',
  summary: 'Everything the site needs to know about its merchant',
  module: 'COMM3',
  answersWhileClosed: true,
  errors: {},
});
export const siteStatusV2 = { ...siteStatus, path: '/wps/v2/system/status' } as const;
