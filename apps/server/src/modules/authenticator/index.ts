// Authenticators: setting one up, removing it, and whether one of its codes is right.
import type { ServerModule } from '#server/module';
import { confirm, enrol, remove, type AuthenticatorDeps } from './authenticator.ts';

export { spendAuthenticatorCode } from './authenticator.ts';

export const authenticatorModule = (deps: AuthenticatorDeps): ServerModule => ({
  name: 'authenticator',
  calls: {
    enrolAuthenticator: (_input, call) => enrol(call, deps),
    confirmAuthenticator: ({ code }, call) => confirm(call, code, deps),
    removeAuthenticator: (_input, call) => remove(call, deps),
  },
});
