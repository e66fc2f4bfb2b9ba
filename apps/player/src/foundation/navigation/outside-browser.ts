// Opens an address in a browser, outside an app's window (NET-16).
import { isInOtherApp, platformOf, type Platform } from '@parlour/contract/install/platform';
import { currentOrigin } from '#platform/address.ts';
import { appBridge, openHere, openWindow, seenDevice } from '#platform/app/app-window.ts';

export { isInOtherApp };

export const thisDevice = (): Platform => platformOf(seenDevice());

const external = 'openExternalBrowser';

/** Builds an Android intent that opens the default browser; without a browser, the window itself opens the address. */
function intentOf({ protocol, host, pathname, search, href }: URL): string {
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(href)}`,
  ];
  return `intent://${host}${pathname}${search}#Intent;${parts.join(';')};end`;
}

/** Returns the address that makes an app's window open a browser; null in a browser, and where only the app's own menu leads out. */
export function addressOut(address: string, platform: Platform): string | null {
  const { within, system } = platform;
  const url = new URL(address);
  if (within === 'line') {
    // LINE reads the parameter before it opens the address.
    url.searchParams.set(external, '1');
    return url.href;
  }
  if (within === 'kakaotalk') {
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(url.href)}`;
  }
  // WeChat opens no intents.
  const takesIntents = isInOtherApp(platform) && system === 'android' && within !== 'wechat';
  return takesIntents ? intentOf(url) : null;
}

const bridgeOf = ({ within }: Platform) => (within === 'native' ? appBridge() : null);

/** Whether the page itself can lead out of the app. */
export const canOpenOutside = (platform: Platform): boolean =>
  bridgeOf(platform) !== null || addressOut(currentOrigin(), platform) !== null;

/** Opens an address outside the app; in a browser, and where that is impossible, in a new tab. */
export function openOutside(address: string, platform = thisDevice()): void {
  const { href } = new URL(address, currentOrigin());
  const bridge = bridgeOf(platform);
  if (bridge) return bridge(href);
  const out = addressOut(href, platform);
  if (out === null) openWindow(href);
  else openHere(out);
}
