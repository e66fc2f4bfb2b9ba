// The platform around the page: system, browser, native or other app. All decisions about installing depend on it; the server reads only
// the user agent, the browser adds what the page can detect.
import { compareVersions, readVersion } from './versions.ts';

export type Platform = {
  system: 'android' | 'ios' | 'other';
  /** Parts of the version of iOS; null if the user agent states none. */
  iosVersion: readonly number[] | null;
  browser: 'safari' | 'chrome' | 'firefox' | 'edge' | 'samsung' | 'opera' | 'other';
  /** The app in whose window the page runs; null in a browser. */
  within:
    | 'native'
    | 'line'
    | 'facebook'
    | 'instagram'
    | 'tiktok'
    | 'zalo'
    | 'kakaotalk'
    | 'wechat'
    | 'webview'
    | null;
  /** Parts of the native app's version; null if the user agent states none. */
  appVersion: readonly number[] | null;
  /** True if the page was opened from the home screen. */
  isStandalone: boolean;
};

export type PlatformSigns = {
  userAgent: string;
  isStandalone?: boolean;
  /** True if the native app added one of its functions to the page (docs/wire.md). */
  hasBridge?: boolean;
  /** The number of touch points: an iPad claims to be a Mac, and no Mac has more than one. */
  touchPoints?: number;
};

const apps: readonly (readonly [Platform['within'], RegExp])[] = [
  ['line', /\bLine\//],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(AN|AV|_IAB)\b/],
  ['tiktok', /\b(TikTok|BytedanceWebview|musical_ly|trill)/i],
  ['zalo', /\bZalo/],
  ['kakaotalk', /\bKAKAOTALK\b/],
  ['wechat', /\bMicroMessenger\//],
];

/** Browsers by their marks; the first that fits counts, because most of them name Chrome and Safari, too. */
const browsers: readonly (readonly [Platform['browser'], RegExp])[] = [
  ['edge', /\b(EdgiOS|EdgA|Edg)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\b(OPR|OPiOS|OPT)\//],
  ['firefox', /\b(FxiOS|Firefox)\//],
  ['chrome', /\b(CriOS|Chrome|Chromium)\//],
];

/** Other browsers of iOS, which differ from Safari only by one word. */
const otherOfIos = /\b(GSA|DuckDuckGo|YaBrowser|UCBrowser|MQQBrowser|Brave|Focus|Ddg)\//;

function systemOf(userAgent: string, touchPoints: number): Platform['system'] {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'other';
}

function iosVersionOf(userAgent: string): Platform['iosVersion'] {
  const said =
    /\bOS (\d+(?:_\d+)*) like Mac OS X\b/.exec(userAgent)?.[1] ??
    /\bVersion\/(\d+(?:\.\d+)*)\b/.exec(userAgent)?.[1];
  return said === undefined ? null : readVersion(said.replaceAll('_', '.'));
}

function browserOf(userAgent: string, system: Platform['system']): Platform['browser'] {
  const found = browsers.find(([, mark]) => mark.test(userAgent))?.[0];
  if (found) return found;
  const isSafari = /\bVersion\/[\d.]+.* Safari\//.test(userAgent) && system !== 'android';
  return isSafari && !otherOfIos.test(userAgent) ? 'safari' : 'other';
}

function isWebView(userAgent: string, system: Platform['system']): boolean {
  if (system === 'android') return /; wv\)/.test(userAgent);
  // A page that was opened from the home screen names neither of the two.
  return system === 'ios' && !/\bSafari\//.test(userAgent);
}

export function platformOf(signs: PlatformSigns): Platform {
  const { userAgent, isStandalone = false, hasBridge = false, touchPoints = 0 } = signs;
  const system = systemOf(userAgent, touchPoints);
  const native = /\bNativeApp(?:\/([\d.]+))?/.exec(userAgent);
  const isNative = native !== null || hasBridge;
  const app = apps.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  const view = !isStandalone && isWebView(userAgent, system) ? 'webview' : null;
  return {
    system,
    iosVersion: system === 'ios' ? iosVersionOf(userAgent) : null,
    browser: browserOf(userAgent, system),
    within: isNative ? 'native' : (app ?? view),
    appVersion: readVersion(native?.[1] ?? ''),
    isStandalone,
  };
}

/** The last version of iOS that installs a profile as soon as it is downloaded, and stores nothing for a page on the home screen. */
const lastLegacy = [12, 1];

/** Whether this is iOS up to 12.1.x (APP-03); a platform without a version is not. */
export const isLegacyIos = ({ iosVersion }: Pick<Platform, 'iosVersion'>): boolean =>
  iosVersion !== null && compareVersions(iosVersion.slice(0, 2), lastLegacy) <= 0;

/** Whether the page runs in the native app or from the home screen, so that nothing is left to install. */
export const isInApp = ({ within, isStandalone }: Platform): boolean =>
  within === 'native' || isStandalone;

/**
 * The way to add the site to the home screen: the browser's prompt, its menu, or the guide for iOS. `safari` and `outside` mean that it is
 * possible only in Safari, or in a browser outside this app.
 */
export type WebWay = 'prompt' | 'menu' | 'guide' | 'safari' | 'outside';

/** Returns the way; null if nothing can be added there. `hasOffer`: the browser has offered its prompt. */
export function webWayOf(platform: Platform, hasOffer: boolean): WebWay | null {
  const { system, within, browser } = platform;
  if (system === 'other' || isInApp(platform)) return null;
  if (system === 'ios') return within === null && browser === 'safari' ? 'guide' : 'safari';
  if (within !== null) return 'outside';
  return hasOffer ? 'prompt' : 'menu';
}

/** A visitor's device, for pages that differ by it. The server knows it from the user agent: a page on the home screen looks like one in a browser. */
export type DeviceKind = { system: Platform['system']; way: WebWay | null };

export const deviceKindOf = (platform: Platform, hasOffer = false): DeviceKind => ({
  system: platform.system,
  way: webWayOf(platform, hasOffer),
});

/** Whether the page runs in the window of another company's app: Google refuses to sign in there, and most such apps download no files. */
export const isInOtherApp = ({ within }: Pick<Platform, 'within'>): boolean =>
  within !== null && within !== 'native';

/** The first version of the native app that downloads a file by itself. */
const firstDirect = [2, 4, 39];

/** Whether files load directly. APP-07: an older native app, or one that states no version, needs the redirect page. */
export const loadsDirectly = ({ within, appVersion }: Platform): boolean =>
  within !== 'native' || (appVersion !== null && compareVersions(appVersion, firstDirect) >= 0);
