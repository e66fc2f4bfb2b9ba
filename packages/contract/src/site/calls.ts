import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

export const siteStatus = endpoint<typeof shapes.siteStatus>()({
  method: 'GET',
  path: '/wps/system/status',
  audience: 'guest',
  summary: 'Everything the site needs to know about its merchant',
  module: 'COMM3',
  answersWhileClosed: true,
  atGateway: 'ours',
  errors: {},
});
export const siteStatusV2 = { ...siteStatus, path: '/wps/v2/system/status' } as const;

/** The contacts for a visitor whose address no longer serves the site (BOOT-11). */
export const domainRoute = endpoint<typeof shapes.domainRoute>()({
  method: 'GET',
  path: '/wps/system/domainRoute',
  audience: 'guest',
  summary: 'Customer service, and the other addresses of the site',
  module: 'COMM3',
  answersWhileClosed: true,
  atGateway: 'ours',
  timeoutMs: 10_000,
  errors: {},
});
/** The visitor's probable country, for forms with a telephone number (LOGIN-01). */
export const country = endpoint<typeof shapes.country>()({
  method: 'GET',
  path: '/wps/system/country',
  audience: 'guest',
  summary: 'The visitor’s country, its dialling code, and those of all countries',
  module: 'COMM3',
  answersWhileClosed: true,
  errors: {},
});
/** Called at other addresses of the site, which sign their answers (NET-13). */
export const lineTest = endpoint<typeof shapes.lineTest>()({
  method: 'GET',
  path: '/wps/system/test/ping',
  audience: 'guest',
  summary: 'Prove that this address serves the site',
  answersWhileClosed: true,
  isReadableAnywhere: true,
  atGateway: 'ours',
  timeoutMs: 10_000,
  errors: {},
});
