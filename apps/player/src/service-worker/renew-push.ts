// Renews a subscription that the browser ended, and stores the new one at the server, even if no page of the site is open (PUSH-03).
import { bindingPlace, type KeptBinding } from '@parlour/contract/push/kept-binding';
import { renewPushDevice } from '@parlour/contract/push/calls';
import { worker } from './scope.ts';

export function listenForEndedSubscriptions(): void {
  worker.addEventListener('pushsubscriptionchange', (event) => {
    // After a failure, offline for example, the next visit renews it.
    event.waitUntil(renew(event).catch(() => undefined));
  });
}

const openCache = (): Promise<Cache> => caches.open(bindingPlace.cache);

async function renew({
  newSubscription,
}: Pick<PushSubscriptionChangeEvent, 'newSubscription'>): Promise<void> {
  const note = await (await openCache()).match(bindingPlace.path);
  // No note: turned off, logged out, or registered with FCM.
  if (!note) return;
  const { token: previous, senderKey } = (await note.json()) as KeptBinding;
  const options = { userVisibleOnly: true, applicationServerKey: senderKey };
  const next = newSubscription ?? (await worker.registration.pushManager.subscribe(options));
  const token = JSON.stringify(next);
  if (token === previous) return;
  // The request carries the session's cookie; a worker has no token.
  const answer = await fetch(renewPushDevice.path, {
    method: renewPushDevice.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ previous, token }),
  });
  if (!answer.ok) return;
  const renewed: KeptBinding = { token, senderKey };
  await (await openCache()).put(bindingPlace.path, new Response(JSON.stringify(renewed)));
}
