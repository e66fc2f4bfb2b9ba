// Proofs that somebody is a person: what the box of a provider is set up with.
import type { ServerModule } from '#server/module';
import { geetestParameters, type GeetestDeps } from './geetest.ts';

export const captchaModule = (deps: GeetestDeps): ServerModule => ({
  name: 'captcha',
  calls: { geetestParameters: (input, call) => geetestParameters(call, input, deps) },
});
