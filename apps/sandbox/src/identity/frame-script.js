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
// Browsers keep storage of a frame apart from that of a page, so the event waits at the service.
const query = new URLSearchParams({ key, origin: page });
const waiting = await fetch(`/emulator/auth/waiting?${query}`).then((answer) => answer.json());
post({ kind: 'ready' });
tell(waiting.authEvent ?? { type: 'unknown', error: { code: 'auth/no-auth-event', message: '' } });
