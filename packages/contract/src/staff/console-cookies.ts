/** The name of the cookie of a session in the back office. It is HttpOnly: pages know no more than its name. */
export const staffCookie = '__Host-staff';

/** The name of the cookie that marks a device on which somebody of the staff has logged in (A4). It opens nothing. */
export const staffDeviceCookie = '__Host-staff-device';

/** Attributes of both cookies: for the console's host alone, by https alone, out of reach of scripts, and never sent by another site's page. */
export const staffCookieAttributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
} as const;

/** The header of every call, with any value. Browsers let a page of another origin send it only if we allow it, which we never do. */
export const consoleHeader = 'console';
