// One table of what stands around the page: system, browser, an app. Everything about installing is decided by it, on the server by the
// user agent alone, in the browser by what the page sees besides.
import { compareVersions, readVersion } from './versions.ts';

export type Platform = {
  system: 'android' | 'ios' | 'other';
  /** Parts of the version of iOS; null where it says none. */
  iosVersion: readonly number[] | null;
  browser: 'safari' | 'chrome' | 'firefox' | 'edge' | 'samsung' | 'opera' | 'other';
  /** The app whose window this is; null in a browser. */
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
  /** Of the native app; null where it says none. */
  appVersion: readonly number[] | null;
  /** Opened from the home screen. */
  isStandalone: boolean;
};

export type Seen = {
  userAgent: string;
  isStandalone?: boolean;
  /** The native app gave the page one of its functions (docs/wire.md). */
  hasBridge?: boolean;
  /** An iPad says that it is a Mac, and no Mac has more than one. */
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

/** The first that fits: most of them name Chrome and Safari, too. */
const browsers: readonly (readonly [Platform['browser'], RegExp])[] = [
  ['edge', /\b(EdgiOS|EdgA|Edg)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\b(OPR|OPiOS|OPT)\//],
  ['firefox', /\b(FxiOS|Firefox)\//],
  ['chrome', /\b(CriOS|Chrome|Chromium)\//],
];

/** Other browsers of iOS that look like Safari but for a word of their own. */
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
  // A page that was opened from the home screen says neither of the two.
  return system === 'ios' && !/\bSafari\//.test(userAgent);
}

export function platformOf(seen: Seen): Platform {
  const { userAgent, isStandalone = false, hasBridge = false, touchPoints = 0 } = seen;
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

/** The last version of iOS that installs a profile as soon as it is loaded, and keeps nothing of a page on the home screen. */
const lastLegacy = [12, 1];

/** Up to 12.1 in all its parts (APP-03); what says no version is none. */
export const isLegacyIos = ({ iosVersion }: Pick<Platform, 'iosVersion'>): boolean =>
  iosVersion !== null && compareVersions(iosVersion.slice(0, 2), lastLegacy) <= 0;

/** Opened from the home screen, or the native app: there is nothing more to install. */
export const isInApp = ({ within, isStandalone }: Platform): boolean =>
  within === 'native' || isStandalone;

/** The window of an app that is not the merchant's: Google signs nobody in there, and most of these load no files. */
export const isInOtherApp = ({ within }: Pick<Platform, 'within'>): boolean =>
  within !== null && within !== 'native';

/** The first that loads a file by itself. */
const firstDirect = [2, 4, 39];

/** APP-07: an older native app, or one that says no version, is led over the redirect page. */
export const loadsDirectly = ({ within, appVersion }: Platform): boolean =>
  within !== 'native' || (appVersion !== null && compareVersions(appVersion, firstDirect) >= 0);
