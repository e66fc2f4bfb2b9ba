import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const module = 'REWCEN3';

/** MEMBER-13 */
export const referralDetails = endpoint<typeof shapes.referralDetails>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  audience: 'member',
  summary: 'The member’s own code, what an invitation gives, and who joined by it',
  errors: {},
});

export const inviteProgramme = endpoint<typeof shapes.inviteProgramme>()({
  method: 'GET',
  path: '/wps/reward/invite',
  audience: 'guest',
  summary: 'What an invitation gives, for whoever came by one',
  module,
  atGateway: 'off',
  errors: {},
});

export const inviteCode = endpoint<typeof shapes.inviteCode>()({
  method: 'GET',
  path: '/wps/reward/invite/:code',
  audience: 'guest',
  summary: 'Whether a code is a member’s, and nothing else',
  module,
  atGateway: 'off',
  errors: { 'TOO_MANY_REQUEST.invite': 429 },
});
