// Out of an app's window into a browser (NET-16).
import { isInOtherApp, platformOf, type Platform } from '@parlour/contract/install/platform';
import { currentOrigin } from '#platform/address.ts';
import { appBridge, openHere, openWindow, seenDevice } from '#platform/app/seen.ts';

export { isInOtherApp };

export const thisDevice = (): Platform => platformOf(seenDevice());

const external = 'openExternalBrowser';

/** Android hands it to the browser that is set there; where nothing takes it, the window itself goes there. */
function intentOf({ protocol, host, pathname, search, href }: URL): string {
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    `S.browser_fallback_url=${encodeURIComponent(href)}`,
  ];
  return `intent://${host}${pathname}${search}#Intent;${parts.join(';')};end`;
}

/** The address at which an app's window opens a browser with this one; null in a browser, and where only the app's own menu leads out. */
export function addressOut(address: string, platform: Platform): string | null {
  const { within, system } = platform;
  const url = new URL(address);
  if (within === 'line') {
    // LINE reads it before it opens anything.
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

/** There is a way out that the page itself can go. */
export const canOpenOutside = (platform: Platform): boolean =>
  bridgeOf(platform) !== null || addressOut(currentOrigin(), platform) !== null;

/** In a browser, and where no way leads out: in a tab of its own. */
export function openOutside(address: string, platform = thisDevice()): void {
  const { href } = new URL(address, currentOrigin());
  const bridge = bridgeOf(platform);
  if (bridge) return bridge(href);
  const out = addressOut(href, platform);
  if (out === null) openWindow(href);
  else openHere(out);
}
