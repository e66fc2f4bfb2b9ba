// Calls to wallets and other outside services go to names that may have several addresses.
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/** How long one address may take before the next one is tried, in milliseconds. Node gives it 250, in which nobody on the other side of the world answers. */
const attemptMs = 2_000;

/** For all connections of this process, those of fetch too. */
export const giveAddressesTime = (): void => setDefaultAutoSelectFamilyAttemptTimeout(attemptMs);
