// Passwords: comparisons at a bounded pace, and changing one's own (REG-04).
import type { ServerModule } from '#server/module';
import { changePassword, type ChangeDeps } from './change-password.ts';

export { demandStrength, findWeaknesses } from './strength.ts';
export { replacePassword } from './store.ts';
export { createPasswordCheck, type PasswordCheck } from './password-check.ts';

export const passwordModule = (deps: ChangeDeps): ServerModule => ({
  name: 'password',
  calls: { changePassword: (input, call) => changePassword(call, input, deps) },
});
