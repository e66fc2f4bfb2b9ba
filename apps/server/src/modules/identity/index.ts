// Third-party identities: whether an ID token is genuine, and whose account its owner has connected.
import type { ServerModule } from '#server/module';
import { bindOwn, listOwn, unbindOwn, type OwnDeps } from './own-identities.ts';
import { removeOldTokens } from './store.ts';

export {
  checkToken,
  nameOfToken,
  spendToken,
  type Identity,
  type IdentityDeps,
} from './check-token.ts';
export { connectIdentity } from './connect.ts';
export { findOwner, lockIdentity } from './store.ts';

export const identityModule = (deps: OwnDeps): ServerModule => ({
  name: 'identity',
  calls: {
    bindIdentity: ({ firebaseChannel: channel, firebaseIdToken: idToken }, call) =>
      bindOwn(call, { channel, idToken }, deps),
    listIdentities: (_input, call) => listOwn(call, deps),
    unbindIdentity: ({ id }, call) => unbindOwn(call, id, deps),
  },
  // After its time a token opens nothing whoever shows it.
  expires: [{ keptMs: 0, remove: removeOldTokens }],
});
