/** The path of the QR code that opens the site on a phone. It contains the address of the request, never a session. */
export const phoneCodePath = '/m/phone-code.svg';
