import { endpoint } from './endpoint.ts';
import type * as shapes from './session.schema.ts';

/** The cookie half of a session: HttpOnly, so only its name is of use here. */
export const sessionCookie = '__Host-sid';

export const errors = {} as const;

export const logOut = endpoint<typeof shapes.logOut>()({
  method: 'DELETE',
  path: '/wps/session/logout',
  audience: 'member',
  summary: 'End the session',
  module: 'COMM3',
  openToLimitedSession: true,
  errors: [],
});
/** The family's older clients send POST. */
export const logOutByPost = { ...logOut, method: 'POST' } as const;
