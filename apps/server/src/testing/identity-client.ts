// A member who signs in by an identity service, as calls that a test makes.
import { randomUUID } from 'node:crypto';
import { bindIdentity } from '@parlour/contract/identity/calls';
import { signIn } from '@parlour/contract/login/calls';
import { registerByIdentity } from '@parlour/contract/register/calls';
import type { IdentityService } from '../providers/identity/testing/identity-service.ts';
import { identitySettings } from './identity-site.ts';
import type { SignInOptions, SignInSetup } from './signing-in.ts';
import type { Reply } from './visitor.ts';

export type IdentityClient = {
  /** Options of a merchant that has the service. */
  made: () => SignInOptions;
  /** The subject that its tokens name. */
  sub: string;
  connect: (place: SignInSetup) => Promise<Reply>;
  enterBy: (place: SignInSetup) => Promise<Reply>;
  registerBy: (place: SignInSetup, idToken?: string) => Promise<Reply>;
};

/** Creates the client. The service need not run yet; it is looked up at each use. */
export function connectingBy(serviceOf: () => IdentityService): IdentityClient {
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
