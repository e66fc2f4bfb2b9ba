// All endpoints. A feature's `calls.ts` exports its endpoints and nothing else, so the module itself is their record.
// A test checks the list against the server's routes.
import type { Code, Endpoint } from './endpoint.ts';
import * as authenticator from './authenticator/calls.ts';
import * as bonus from './bonus/calls.ts';
import * as captcha from './captcha/calls.ts';
import * as chat from './chat/calls.ts';
import * as club from './club/calls.ts';
import * as envelope from './envelope/calls.ts';
import * as everyCall from './errors.ts';
import * as feedback from './feedback/calls.ts';
import * as identity from './identity/calls.ts';
import * as install from './install/calls.ts';
import * as invite from './invite/calls.ts';
import * as launch from './launch/calls.ts';
import * as leaving from './leaving/calls.ts';
import * as lobby from './lobby/calls.ts';
import * as login from './login/calls.ts';
import * as codes from './codes/calls.ts';
import * as member from './member/calls.ts';
import * as notification from './notification/calls.ts';
import * as password from './password/calls.ts';
import * as register from './register/calls.ts';
import * as passkey from './passkey/calls.ts';
import * as push from './push/calls.ts';
import * as recovery from './recovery/calls.ts';
import * as rewards from './rewards/calls.ts';
import * as session from './session/calls.ts';
import * as signals from './signals/calls.ts';
import * as site from './site/calls.ts';
import * as tracking from './tracking/calls.ts';
import * as voucher from './voucher/calls.ts';
import * as wallet from './wallet/calls.ts';

export const endpoints = {
  ...site,
  ...login,
  ...register,
  ...codes,
  ...captcha,
  ...session,
  ...leaving,
  ...envelope,
  ...member,
  ...password,
  ...recovery,
  ...passkey,
  ...authenticator,
  ...identity,
  ...lobby,
  ...wallet,
  ...bonus,
  ...invite,
  ...launch,
  ...rewards,
  ...voucher,
  ...club,
  ...tracking,
  ...feedback,
  ...chat,
  ...notification,
  ...push,
  ...signals,
  ...install,
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type ErrorCode = keyof typeof everyCall.errors | Code<Endpoints[EndpointName]>;

const listed: readonly Endpoint[] = Object.values(endpoints);

/** Every error code with its HTTP status. */
export const errorStatus = Object.assign(
  {},
  everyCall.errors,
  ...listed.map(({ errors }) => errors),
) as Readonly<Record<ErrorCode, number>>;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
