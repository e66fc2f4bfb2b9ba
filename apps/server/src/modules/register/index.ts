// Registration (REG-01): the merchant's form, reserved and taken names, and the creation of a member.
import type { ServerModule } from '#server/module';
import { checkName } from './check-name.ts';
import { registerByIdentity, type ByIdentityDeps } from './identity/register-by-identity.ts';
import { register, type RegisterDeps } from './register.ts';
import { sameFormMs } from './join-site.ts';
import { presentRegistration } from './present-registration.ts';
import { sendRegisterCode, type CodeDeps } from './send-register-code.ts';
import { removeOldForms } from './store.ts';

export { strangersRegistrar } from './identity/register-by-identity.ts';
export type { OwnerTexts } from './tell-owner.ts';

export const registerModule = (deps: RegisterDeps & ByIdentityDeps & CodeDeps): ServerModule => ({
  name: 'registration',
  calls: {
    registerSettings: async (_input, { merchant, language }) =>
      presentRegistration(merchant, language, deps),
    registerMember: (input, call) => register(call, { input, method: 'name' }, deps),
    registerByMobile: (input, call) => register(call, { input, method: 'mobile' }, deps),
    registerByIdentity: (input, call) => registerByIdentity(call, input, deps),
    checkUsername: ({ username }, call) => checkName(call, username, deps),
    sendRegisterCode: (input, call) => sendRegisterCode(call, input, deps),
  },
  paints: {
    registration: async (merchant, { language }) => presentRegistration(merchant, language, deps),
  },
  expires: [{ keptMs: sameFormMs, remove: removeOldForms }],
});
