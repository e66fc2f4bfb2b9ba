// The connection timeout for each address of a host name, for calls to wallets and other outside services.
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/** The time for one address before the next is tried, in milliseconds. Node's default of 250 is too short for the other side of the world. */
const attemptMs = 2_000;

/** Sets the timeout for all connections of this process, including those of fetch. */
export const giveAddressesTime = (): void => setDefaultAutoSelectFamilyAttemptTimeout(attemptMs);
