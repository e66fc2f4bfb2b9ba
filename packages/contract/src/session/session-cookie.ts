/** The name of the cookie that holds one half of a session. The cookie is HttpOnly, so the site knows no more than its name. */
export const sessionCookie = '__Host-sid';

/** The cookie's attributes: for our host alone, by https alone, and out of reach of scripts. */
export const sessionCookieAttributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
} as const;
