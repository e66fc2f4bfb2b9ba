// The account page: reports the chosen person to the sign-in page, by a message to its frame or by a redirect.
const asked = new URLSearchParams(location.search);
const type = asked.get('authType') ?? '';
const key = `${asked.get('apiKey')}:${asked.get('appName')}`;

function eventOf(name, error) {
  const found = new URL(location.pathname, location.origin);
  found.searchParams.set('providerId', asked.get('providerId') ?? '');
  found.searchParams.set('id_token', JSON.stringify({ name }));
  return {
    type,
    eventId: asked.get('eventId'),
    urlResponse: error ? null : found.href,
    sessionId: error ? null : 'sandbox',
    postBody: error ? null : '',
    tenantId: null,
    error: error ?? null,
  };
}

/** Finds the service's frame in the page that opened this window. */
function findFrame() {
  for (let at = 0; at < (window.opener?.frames.length ?? 0); at += 1) {
    const frame = window.opener.frames[at];
    try {
      const of = new URLSearchParams(frame.location.search);
      if (`${of.get('apiKey')}:${of.get('appName')}` === key) return frame;
    } catch {
      // A frame of another origin is not the service's.
    }
  }
  return null;
}

function finish(authEvent) {
  if (type.endsWith('ViaPopup')) {
    const data = { authEvent, storageKey: key };
    const message = { eventType: 'sendAuthEvent', eventId: asked.get('eventId'), data };
    findFrame()?.postMessage(message, location.origin);
    setTimeout(() => window.close(), 300);
    return;
  }
  // The frame finds the result there, unless the browser partitions the storage of frames.
  sessionStorage.setItem(`firebase:redirectEvent:${key}`, JSON.stringify(authEvent));
  location.assign(asked.get('redirectUrl') ?? '/');
}

for (const button of document.querySelectorAll('[data-person]')) {
  button.addEventListener('click', () => finish(eventOf(button.dataset.person)));
}
for (const button of document.querySelectorAll('[data-code]')) {
  const { code, message } = button.dataset;
  button.addEventListener('click', () => finish(eventOf('', { code, message })));
}
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  finish(eventOf(new FormData(event.target).get('name')));
});
