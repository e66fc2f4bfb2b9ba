/** By which a device that a member used before is known again (A4). It opens nothing: HttpOnly, so only its name is of use here. */
export const deviceCookie = '__Host-did';

/** As long as browsers keep a cookie at most (RFC 6265bis, 400 days). */
export const deviceKeptSeconds = 400 * 86_400;
