// Passkeys (WebAuthn): members add and remove them, and log in with one without a username.
import type { Limits } from '#http/limits';
import type { Messenger } from '#modules/messages';
import type { Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  type PasskeyDeps,
} from './own-passkeys.ts';
import { serveRelatedOrigins } from './related-origins.ts';
import { removeOldChallenges } from './store.ts';
import { tellOfPasskey, type PasskeyTexts } from './tell-of-passkey.ts';
import { beginLogin } from './use-passkey.ts';

export {
  askForPasskey,
  offerPasskey,
  ownerIdOf,
  verifyMade,
  verifyShown,
  type PasskeyCeremony,
  type ShownPasskey,
} from './ceremony.ts';
export type { PasskeyTexts } from './tell-of-passkey.ts';
export { holdPasskey } from './store.ts';
export { usePasskey } from './use-passkey.ts';

type ModuleContext = PasskeyDeps & {
  limits: Limits;
  merchants: Merchants;
  messenger: Messenger;
  passkeyTexts: PasskeyTexts;
  publicScheme: 'http' | 'https';
};

export function passkeyModule(context: ModuleContext): ServerModule {
  const deps = {
    ...context,
    tellOfPasskey: tellOfPasskey(context.messenger, context.passkeyTexts),
  };
  return {
    name: 'passkey',
    calls: {
      beginPasskey: (_input, call) => beginPasskey(call, deps),
      addPasskey: (input, call) => addPasskey(call, input, deps),
      passkeyLoginOptions: ({ loginDeviceId }, call) => beginLogin(call, loginDeviceId, deps),
      listPasskeys: (_input, call) => listPasskeys(call, deps),
      removePasskey: ({ id }, call) => removePasskey(call, id, deps),
    },
    serve: (app) => serveRelatedOrigins(app, context),
    expires: [{ keptMs: 0, remove: removeOldChallenges }],
  };
}
