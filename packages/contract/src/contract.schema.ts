// The shapes of all endpoints, by the names in `contract.ts`. A feature's `calls.schema.ts` exports its shapes and nothing else.
import type { endpoints } from './contract.ts';
import type { Shape } from './endpoint.ts';
import * as authenticator from './authenticator/calls.schema.ts';
import * as bonus from './bonus/calls.schema.ts';
import * as captcha from './captcha/calls.schema.ts';
import * as chat from './chat/calls.schema.ts';
import * as club from './club/calls.schema.ts';
import * as envelope from './envelope/calls.schema.ts';
import * as feedback from './feedback/calls.schema.ts';
import * as identity from './identity/calls.schema.ts';
import * as install from './install/calls.schema.ts';
import * as invite from './invite/calls.schema.ts';
import * as launch from './launch/calls.schema.ts';
import * as leaving from './leaving/calls.schema.ts';
import * as lobby from './lobby/calls.schema.ts';
import * as codes from './codes/calls.schema.ts';
import * as login from './login/calls.schema.ts';
import * as member from './member/calls.schema.ts';
import * as notification from './notification/calls.schema.ts';
import * as password from './password/calls.schema.ts';
import * as register from './register/calls.schema.ts';
import * as passkey from './passkey/calls.schema.ts';
import * as push from './push/calls.schema.ts';
import * as recovery from './recovery/calls.schema.ts';
import * as rewards from './rewards/calls.schema.ts';
import * as session from './session/calls.schema.ts';
import * as signals from './signals/calls.schema.ts';
import * as site from './site/calls.schema.ts';
import * as tracking from './tracking/calls.schema.ts';
import * as voucher from './voucher/calls.schema.ts';
import * as wallet from './wallet/calls.schema.ts';

export const shapes = {
  ...site,
  ...codes,
  ...captcha,
  ...login,
  ...register,
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
} as const satisfies Record<keyof typeof endpoints, Shape>;
