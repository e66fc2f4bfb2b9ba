// A merchant whose members sign in by an identity service, and what one of them does there.
import { randomUUID } from 'node:crypto';
import { bindIdentity } from '@parlour/contract/identity/calls';
import { signIn } from '@parlour/contract/login/calls';
import { registerByIdentity } from '@parlour/contract/register/calls';
import type { IdentityService } from '../providers/identity/testing/identity-service.ts';
import { identitySettings } from './identity-site.ts';
import type { Made, SigningIn } from './signing-in.ts';
import type { Reply } from './visitor.ts';

export type Connecting = {
  made: () => Made;
  /** Whom its tokens name. */
  sub: string;
  connect: (place: SigningIn) => Promise<Reply>;
  enterBy: (place: SigningIn) => Promise<Reply>;
  registerBy: (place: SigningIn, idToken?: string) => Promise<Reply>;
};

/** The service runs when it is used, not yet when this is called. */
export function connectingBy(serviceOf: () => IdentityService): Connecting {
  const sub = 'canary-subject';
  const given = async () => {
    const service = serviceOf();
    return {
      firebaseChannel: 'google',
      firebaseIdToken: await service.sign(service.claims({ sub })),
    };
  };
  return {
    sub,
    made: () => ({ settings: identitySettings(serviceOf()) }),
    connect: async ({ visitor }) => visitor.call(bindIdentity, await given()),
    enterBy: async ({ elsewhere }) =>
      elsewhere().call(signIn, {
        ...(await given()),
        type: 'firebase',
        loginDeviceId: randomUUID(),
      }),
    registerBy: async ({ elsewhere, loginDeviceId }, idToken) => {
      const of = idToken === undefined ? {} : { firebaseIdToken: idToken };
      return elsewhere().call(registerByIdentity, { ...(await given()), loginDeviceId, ...of });
    },
  };
}
