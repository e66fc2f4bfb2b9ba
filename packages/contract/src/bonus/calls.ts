// What a member was granted as bonus money.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const ofMember = { audience: 'member', module: 'COMM3', atGateway: 'off' } as const;

/** The newest first. A card asks for it again while it is seen, which is no act of the member's (S1). */
export const listBonuses = endpoint<typeof shapes.listBonuses>()({
  ...ofMember,
  extendsSession: false,
  method: 'GET',
  path: '/wps/bonus/list',
  summary: 'The member’s bonuses: terms and progress',
  errors: {},
});
/** Whoever asks again gets the same answer: it needs no key of its own. */
export const forfeitBonus = endpoint<typeof shapes.forfeitBonus>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/bonus/:id/forfeit',
  summary: 'Give up a bonus that waits or is active',
  errors: { bonus_ended: 409 },
});
