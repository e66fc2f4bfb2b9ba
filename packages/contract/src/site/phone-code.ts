/** Where the server draws the code that opens the site on a phone: the address it was asked at, never a session. */
export const phoneCodePath = '/m/phone-code.svg';
