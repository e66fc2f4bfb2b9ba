// Connects the pending identity after a login by other means (IDP-03).
import { bindIdentity } from '@parlour/contract/identity/calls';
import type { Foundation } from '#foundation/foundation.ts';
import { providerName } from '#foundation/identity/providers.ts';
import { makePending } from './pending-identity.ts';

export async function bindPending({ api, keep, toasts }: Foundation): Promise<void> {
  const pending = keep(makePending);
  const kept = pending.get();
  pending.set(null);
  if (kept === null || kept.stage === 'sent') return;
  const { channel, idToken } = kept;
  const input = { firebaseChannel: channel, firebaseIdToken: idToken };
  // A toast shows the result, because the player is already on the way to home.
  const isBound = await api(bindIdentity, input, { teller: 'nobody' }).then(
    () => true,
    () => false,
  );
  toasts.show(isBound ? 'done' : 'failed', (t) =>
    t(isBound ? 'identity.bound' : 'identity.not_bound', { provider: providerName(channel, t) }),
  );
}
