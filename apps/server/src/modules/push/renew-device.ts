// Renews a subscription that a browser ended while no page of the site was open; its service worker binds the next one (PUSH-03).
// The worker has the cookie half of the session and no token, so the cookie counts together with the subscription that its session bound.
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { holdCookieSession } from '#modules/session';
import { hashToken, takeBinding, type DeviceDeps } from './own-devices.ts';
import { findSessionEndpoint, renewEndpoint } from './store.ts';

export async function renewDevice(
  call: Call,
  { previous, token }: CallInput<'renewPushDevice'>,
  deps: DeviceDeps,
): Promise<null> {
  const { merchant } = call;
  const { code: merchantCode } = merchant;
  const { database, limits, push, clock } = deps;
  if (!merchant.setting('push.enabled')) throw new Refusal('function.not.available');
  const read = (text: string): Buffer | null => {
    const name = push.identify(
      { platform: 'WEBPUSH', token: text },
      merchant.setting('push.hosts'),
    );
    return name === null ? null : hashToken('WEBPUSH', name);
  };
  const tokenHash = read(token);
  if (tokenHash === null) throw new Refusal('request_param_err', { fields: ['token'] });
  const previousHash = read(previous);
  const { memberId } = await database.transaction(merchantCode, (tx) =>
    holdCookieSession(tx, call, clock()),
  );
  await takeBinding({ merchantCode, memberId }, limits);
  await database.transaction(merchantCode, async (tx) => {
    const { id: sessionId } = await holdCookieSession(tx, call, clock());
    const found =
      previousHash && (await findSessionEndpoint(tx, { sessionId, tokenHash: previousHash }));
    // The same call succeeded before and its answer was lost.
    if (!found && (await findSessionEndpoint(tx, { sessionId, tokenHash }))) return;
    if (!found) throw new Refusal('not_found');
    await renewEndpoint(tx, { id: found.id, token, tokenHash, boundAt: clock() });
  });
  return null;
}
