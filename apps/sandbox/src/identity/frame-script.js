// The service's frame inside the sign-in page: passes on what the account page found, whether that was a window or the page itself.
const asked = new URLSearchParams(location.search);
const page = location.ancestorOrigins?.[0] ?? '*';
let turn = 0;
const post = (message) => window.parent.postMessage({ stand: 'in', ...message }, page);
const tell = (authEvent) => {
  turn += 1;
  post({ kind: 'event', type: 'authEvent', value: { type: 'authEvent', authEvent }, turn });
};
window.addEventListener('message', ({ origin, source, data }) => {
  // The account page, in a window of its own.
  if (origin === location.origin && data?.eventType === 'sendAuthEvent') tell(data.data.authEvent);
  if (source === window.parent && data?.kind === 'event' && data.type === 'webStorageSupport') {
    post({ kind: 'answer', turn: data.turn, value: { status: 'ACK', webStorageSupport: true } });
  }
});
const key = `${asked.get('apiKey')}:${asked.get('appName')}`;
const waitingKey = `firebase:redirectEvent:${key}`;
/** What the account page left in this tab; nothing where the browser keeps that from a frame, or lets frames keep nothing. */
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
