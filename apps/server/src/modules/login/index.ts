// Logging in: who may, how often it may be tried, and which session it gives.
import type { ServerModule } from '#server/module';
import { signIn, type SignInDeps } from './sign-in.ts';

export { createPasswordCheck, type PasswordCheck } from './password-check.ts';

export const loginModule = (deps: SignInDeps): ServerModule => ({
  name: 'login',
  calls: { signIn: (input, call) => signIn(call, input, deps) },
});
