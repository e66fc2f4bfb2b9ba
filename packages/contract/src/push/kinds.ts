/** The kinds of push notifications, in the order in which the page lists them. Each may be turned off. */
export const pushKinds = ['draw', 'prize', 'answer', 'news'] as const;
export type PushKind = (typeof pushKinds)[number];

/** FCM: a registration token of Firebase. WEBPUSH: a browser's own subscription, as JSON. */
export const pushPlatforms = ['FCM', 'WEBPUSH'] as const;
export type PushPlatform = (typeof pushPlatforms)[number];

/** The time after which a device sends its subscription again (PUSH-03). */
export const refreshMs = 7 * 24 * 3_600_000;

/** The message to the service worker. A locked screen may show all of its text: no amount, no name of a person. */
export type PushPayload = {
  title: string;
  body: string;
  /** The path of the site that a click opens. */
  path: string;
  /** A later notification with the same tag replaces an earlier one. */
  tag: string;
  /** The language of the text, as in HTML. */
  language: string;
  direction: 'ltr' | 'rtl';
};
