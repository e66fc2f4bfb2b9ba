// Accounts that make the gateway fail as one row of the table of failures (docs/errors.md): it refuses the balance call of a member
// who is logged in as one of them. They share the common password.
import type { Trigger } from '../stand-in.ts';

export type Row = {
  effect: string;
  status: number;
  /** The answer: an object as JSON, or a text as an HTML page, as proxies send it. Null for no answer. */
  body: object | string | null;
  retryAfter?: number;
};

const refusal = (errorCode: string, message = `The gateway says ${errorCode}.`) => ({
  success: false,
  errorCode,
  message,
});

export const rows: Record<string, Row> = {
  gw_401: { effect: 'HTTP 401', status: 401, body: { success: false, message: 'Who?' } },
  gw_not_login: {
    effect: 'customer.not.login',
    status: 400,
    body: refusal('customer.not.login'),
  },
  gw_token: {
    effect: 'user.or.token.invalid',
    status: 400,
    body: refusal('user.or.token.invalid'),
  },
  gw_session: { effect: 'login.not.session', status: 400, body: refusal('login.not.session') },
  gw_message: {
    effect: 'HTTP 200 with the message CUSTOMER_NOT_LOGIN',
    status: 200,
    body: { success: false, message: 'CUSTOMER_NOT_LOGIN' },
  },
  gw_password: {
    effect: 'password_change_required',
    status: 403,
    body: refusal('password_change_required'),
  },
  gw_maintenance: {
    effect: 'system_maintenance',
    status: 503,
    body: refusal('system_maintenance'),
  },
  gw_region: { effect: 'region_restricted', status: 403, body: refusal('region_restricted') },
  gw_domain: { effect: 'domain_not_available', status: 400, body: refusal('domain_not_available') },
  gw_502: { effect: 'HTTP 502, a page of HTML', status: 502, body: '<h1>502 Bad Gateway</h1>' },
  gw_limit: {
    effect: 'TOO_MANY_REQUEST',
    status: 429,
    body: refusal('TOO_MANY_REQUEST'),
    retryAfter: 20,
  },
  gw_504: { effect: 'HTTP 504', status: 504, body: '' },
  gw_500: { effect: 'HTTP 500 with a message', status: 500, body: refusal('house.on.fire') },
  gw_way: { effect: 'HTTP 302 to somewhere else', status: 302, body: '' },
  gw_silent: { effect: 'No answer', status: 0, body: null },
};

export const rowTriggers: Trigger[] = Object.entries(rows).map(([input, { effect }]) => ({
  input,
  effect: `The balance: ${effect}`,
}));
