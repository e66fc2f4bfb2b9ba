// Authenticators: setup, removal, and checking their codes.
import type { ServerModule } from '#server/module';
import { confirm, enrol, remove, type ProofDeps } from './authenticator.ts';

export { spendAuthenticatorCode } from './authenticator.ts';
export { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
export { codeAt, newSecret, otpauthOf, stepOf } from './totp.ts';

export const authenticatorModule = (deps: ProofDeps): ServerModule => ({
  name: 'authenticator',
  calls: {
    enrolAuthenticator: ({ password }, call) => enrol(call, password, deps),
    confirmAuthenticator: ({ code }, call) => confirm(call, code, deps),
    removeAuthenticator: ({ passwordOrCode }, call) => remove(call, passwordOrCode, deps),
  },
});
