/** What a member may be told by a notification, in the order in which the page lists it. Each may be turned off. */
export const pushKinds = ['draw', 'prize', 'answer', 'news'] as const;
export type PushKind = (typeof pushKinds)[number];

/** FCM: a registration token of Firebase. WEBPUSH: a browser's own subscription, as JSON. */
export const pushPlatforms = ['FCM', 'WEBPUSH'] as const;
export type PushPlatform = (typeof pushPlatforms)[number];

/** After so long a device tells its subscription again (PUSH-03). */
export const refreshMs = 7 * 24 * 3_600_000;

/** What the service worker is sent; all of it is text that a screen may show while it is locked: no amount, no name of a person. */
export type PushPayload = {
  title: string;
  body: string;
  /** Where a click leads: a path of the site. */
  path: string;
  /** A later one of the same tag takes the place of an earlier one. */
  tag: string;
  /** As in HTML. */
  language: string;
  direction: 'ltr' | 'rtl';
};
