// Where the browser ends its subscription by itself, the next one takes its place at the server, though no page of the site is open (PUSH-03).
import { bindingPlace, type KeptBinding } from '@parlour/contract/push/kept-binding';
import { renewPushDevice } from '@parlour/contract/push/calls';
import { worker } from './scope.ts';

export function listenForEndedSubscriptions(): void {
  worker.addEventListener('pushsubscriptionchange', (event) => {
    // What does not come about now, without a line for example, the next visit does.
    event.waitUntil(renew(event).catch(() => undefined));
  });
}

const openCache = (): Promise<Cache> => caches.open(bindingPlace.cache);

async function renew({
  newSubscription,
}: Pick<PushSubscriptionChangeEvent, 'newSubscription'>): Promise<void> {
  const note = await (await openCache()).match(bindingPlace.path);
  // Turned off, logged out, or bound by FCM.
  if (!note) return;
  const { token: previous, senderKey } = (await note.json()) as KeptBinding;
  const options = { userVisibleOnly: true, applicationServerKey: senderKey };
  const next = newSubscription ?? (await worker.registration.pushManager.subscribe(options));
  const token = JSON.stringify(next);
  if (token === previous) return;
  // The cookie half of the session goes with it; a worker has no more.
  const answer = await fetch(renewPushDevice.path, {
    method: renewPushDevice.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ previous, token }),
  });
  if (!answer.ok) return;
  const renewed: KeptBinding = { token, senderKey };
  await (await openCache()).put(bindingPlace.path, new Response(JSON.stringify(renewed)));
}
