// The cookies by which Meta recognises a click and a browser (TRACK-04). The server sets them, because a script's live a week in Safari,
// and no script of ours reads them.

export const clickCookie = '_fbc';
export const browserCookie = '_fbp';

/** The lifetime of both in seconds: 90 days. */
export const adCookieSeconds = 90 * 24 * 3_600;
