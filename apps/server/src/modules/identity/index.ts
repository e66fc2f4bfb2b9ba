// Third-party identities: checking ID tokens, and the accounts to which identities are connected.
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
  // An expired token is refused anyway, so it need not be remembered.
  expires: [{ keptMs: 0, remove: removeOldTokens }],
});
