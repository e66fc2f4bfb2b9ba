import { endpoint } from './endpoint.ts';
import type * as shapes from './member.schema.ts';

/** What MEMBER-01 tells apart. The last one is a visitor without a session: no account has it, and no answer tells it. */
export const memberTypes = { regular: [0, 1, 2], restricted: 4, notLoggedIn: -1 } as const;

/** An account's. */
export type MemberType = (typeof memberTypes.regular)[number] | typeof memberTypes.restricted;

export const errors = {} as const;

export const memberInfo = endpoint<typeof shapes.memberInfo>()({
  method: 'GET',
  path: '/wps/member/info',
  audience: 'member',
  summary: 'The logged-in member',
  module: 'COMM3',
  errors: [],
});

export const playerRankProgress = endpoint<typeof shapes.playerRankProgress>()({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  audience: 'member',
  summary: 'How far the member is on the way to the next club label',
  module: 'COMM3',
  errors: [],
});
