// The reader's choice of the colour scheme for a device (MEMBER-17). It is stored in a cookie, so that the server paints pages in it.
import { schemes, type Scheme } from './theme.ts';

export const schemeCookie = 'scheme';

/** The choices in the order in which they are offered; `device` follows the device's own scheme. */
export const schemeChoices = ['device', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

/** A choice, and the scheme that the device showed by it at last. */
export type ChosenScheme = { choice: SchemeChoice; shown: Scheme };

const devicePrefix = 'device-';

/** Returns the cookie's value: `light` and `dark`, or with the prefix `device-` the last scheme of a device that is followed. */
export const schemeCookieOf = ({ choice, shown }: ChosenScheme): string =>
  choice === 'device' ? `${devicePrefix}${shown}` : shown;

/** Reads the cookie's value; null if it is absent or unknown. */
export function readSchemeCookie(value: string | undefined): ChosenScheme | null {
  const isOfDevice = value?.startsWith(devicePrefix) === true;
  const text = isOfDevice ? value?.slice(devicePrefix.length) : value;
  const shown = schemes.find((each) => each === text);
  if (shown === undefined) return null;
  return { choice: isOfDevice ? 'device' : shown, shown };
}

/** The file with the merchant's colours in both schemes, each below its `data-scheme`. */
export const schemesPath = '/m/schemes.css';
