// Bonus money that a member was granted.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const ofMember = { audience: 'member', module: 'COMM3', atGateway: 'off' } as const;

/** The bonuses, newest first. A visible card polls them, which is no action of the member (S1). */
export const listBonuses = endpoint<typeof shapes.listBonuses>()({
  ...ofMember,
  extendsSession: false,
  method: 'GET',
  path: '/wps/bonus/list',
  summary: 'The member’s bonuses: terms and progress',
  errors: {},
});
/** Gives a bonus up. A repeated call gets the same answer, so it needs no Idempotency-Key. */
export const forfeitBonus = endpoint<typeof shapes.forfeitBonus>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/bonus/:id/forfeit',
  summary: 'Give up a bonus that waits or is active',
  errors: { bonus_ended: 409 },
});
