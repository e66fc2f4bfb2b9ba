/** Storage key of the address to which a link asked to be led on (redirect-wish.ts). */
export const wishKey = 'redirectUrl';
