// What the browser shows of itself and of an app around it.
type Bridge = (address: string) => void;
type Handler = { postMessage: (address: string) => void };

/** The functions by which the native app opens an address outside of itself (docs/wire.md). */
const bridgeNames = ['openSafari', 'openAndroid'] as const;

/** The app's own function; null in a page that has none. */
export function appBridge(): Bridge | null {
  const here = window as unknown as Record<string, unknown> & {
    webkit?: { messageHandlers?: Partial<Record<string, Handler>> };
  };
  for (const name of bridgeNames) {
    const own = here[name];
    if (typeof own === 'function') return (address) => void Reflect.apply(own, window, [address]);
    const handler = here.webkit?.messageHandlers?.[name];
    // A message to the app around the page, which has no origin.
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

/** In a tab of its own; in this one where no window opens. */
export function openWindow(address: string): void {
  const opened = window.open(address, '_blank');
  // By the word noopener it would not be told whether one opened.
  if (opened) opened.opener = null;
  else window.location.assign(address);
}
/** In this very window: a file is loaded and the page stays, another address takes its place. */
export const openHere = (address: string): void => window.location.assign(address);
