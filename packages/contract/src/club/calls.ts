import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

/** MEMBER-11 */
export const rewardBenefits = endpoint<typeof shapes.rewardBenefits>()({
  method: 'GET',
  path: '/wps/reward/benefits',
  audience: 'member',
  summary: 'The levels of the club, what each gives, and how far the member is',
  module: 'COMM3',
  atGateway: 'off',
  errors: {},
});
