/** The cookie half of a session: HttpOnly, so only its name is of use here. */
export const sessionCookie = '__Host-sid';

/** How the browser keeps it: for our host alone, by https alone, and out of reach of scripts. */
export const sessionCookieAttributes = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
} as const;
