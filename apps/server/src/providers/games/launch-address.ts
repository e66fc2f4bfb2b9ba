import { addressOfHost, isLocalName } from '../public-address.ts';

/** Returns the vendor's address if the player may be sent to it (G4), else null: its exact origin must be listed, with https, or with http on this machine. */
export function acceptLaunchAddress(given: string, origins: readonly string[]): string | null {
  const url = URL.parse(given);
  if (!url || url.username || url.password || !origins.includes(url.origin)) return null;
  return url.protocol === 'https:' || isThisMachine(url) ? url.href : null;
}

function isThisMachine({ protocol, hostname }: URL): boolean {
  const address = addressOfHost(hostname);
  const isLoopback = address === '::1' || address?.startsWith('127.') === true;
  return protocol === 'http:' && (isLoopback || isLocalName(hostname));
}
