// The service's frame inside the sign-in page: passes on the account page's result, whether it was a window or the page itself.
const asked = new URLSearchParams(location.search);
const page = location.ancestorOrigins?.[0] ?? '*';
let turn = 0;
const post = (message) => window.parent.postMessage({ stand: 'in', ...message }, page);
const tell = (authEvent) => {
  turn += 1;
  post({ kind: 'event', type: 'authEvent', value: { type: 'authEvent', authEvent }, turn });
};
window.addEventListener('message', ({ origin, source, data }) => {
  // A message from the account page in its separate window.
  if (origin === location.origin && data?.eventType === 'sendAuthEvent') tell(data.data.authEvent);
  if (source === window.parent && data?.kind === 'event' && data.type === 'webStorageSupport') {
    post({ kind: 'answer', turn: data.turn, value: { status: 'ACK', webStorageSupport: true } });
  }
});
const key = `${asked.get('apiKey')}:${asked.get('appName')}`;
const waitingKey = `firebase:redirectEvent:${key}`;
/** Takes the result that the account page left in this tab; null if the browser denies a frame the storage. */
function takeWaiting() {
  try {
    const found = sessionStorage.getItem(waitingKey);
    sessionStorage.removeItem(waitingKey);
    return JSON.parse(found);
  } catch {
    return null;
  }
}
post({ kind: 'ready' });
tell(takeWaiting() ?? { type: 'unknown', error: { code: 'auth/no-auth-event', message: '' } });
