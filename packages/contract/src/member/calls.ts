import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

export const memberInfo = endpoint<typeof shapes.memberInfo>()({
  method: 'GET',
  path: '/wps/member/info',
  audience: 'member',
  summary: 'The logged-in member',
  module: 'COMM3',
  errors: {},
});

/** Stores the language in which the member reads the site, for messages sent to the member (MEMBER-02). */
export const updateLanguage = endpoint<typeof shapes.updateLanguage>()({
  method: 'PUT',
  path: '/wps/member/language',
  audience: 'member',
  summary: 'Note the language that the member uses',
  module: 'COMM3',
  errors: {},
});

export const playerRankProgress = endpoint<typeof shapes.playerRankProgress>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  audience: 'member',
  summary: 'How far the member is on the way to the next club label',
  module: 'COMM3',
  errors: {},
});
