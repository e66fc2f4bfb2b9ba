// Properties of the browser and of an app around it, and ways to open addresses there.
type Bridge = (address: string) => void;
type Handler = { postMessage: (address: string) => void };

/** Functions by which the native app opens an address outside of itself (docs/wire.md). */
const bridgeNames = ['openSafari', 'openAndroid'] as const;

/** Returns the app's function; null without an app. */
export function appBridge(): Bridge | null {
  const here = window as unknown as Record<string, unknown> & {
    webkit?: { messageHandlers?: Partial<Record<string, Handler>> };
  };
  for (const name of bridgeNames) {
    const own = here[name];
    if (typeof own === 'function') return (address) => void Reflect.apply(own, window, [address]);
    const handler = here.webkit?.messageHandlers?.[name];
    // A message to the app, which has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window's
    if (handler) return (address) => handler.postMessage(address);
  }
  return null;
}

export const seenDevice = () => ({
  userAgent: navigator.userAgent,
  isStandalone:
    window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
    ('standalone' in navigator && navigator.standalone === true),
  hasBridge: appBridge() !== null,
  touchPoints: navigator.maxTouchPoints,
});

/** Opens an address in a new tab, or in this one if the browser opens none. */
export function openWindow(address: string): void {
  const opened = window.open(address, '_blank');
  // With `noopener`, `open` would not report whether a window opened.
  if (opened) opened.opener = null;
  else window.location.assign(address);
}
/** Opens an address in this window: a download leaves the page, any other address replaces it. */
export const openHere = (address: string): void => window.location.assign(address);
