/** The name of the cookie that marks a device that a member used before (A4). The cookie opens nothing, and is HttpOnly, so the site knows no more than its name. */
export const deviceCookie = '__Host-did';

/** The lifetime of the cookie in seconds: the longest that browsers allow (RFC 6265bis, 400 days). */
export const deviceKeptSeconds = 400 * 86_400;
