/** The cookie half of a session: HttpOnly, so only its name is of use here. */
export const sessionCookie = '__Host-sid';
