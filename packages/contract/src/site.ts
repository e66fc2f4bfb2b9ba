import { endpoint, type Answer } from './endpoint.ts';
import type * as shapes from './site.schema.ts';

export const errors = {} as const;

export const siteStatus = endpoint<typeof shapes.siteStatus>()({
  method: 'GET',
  path: '/wps/system/status',
  audience: 'guest',
  summary: 'Everything the site needs to know about its merchant',
  module: 'COMM3',
  errors: [],
});
export const siteStatusV2 = { ...siteStatus, path: '/wps/v2/system/status' } as const;

export type SiteStatus = Answer<typeof siteStatus>;
