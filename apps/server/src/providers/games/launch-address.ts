import { addressOfHost, isLocalName } from '../public-address.ts';

/** The address that a vendor gave, where the player may be sent to it (G4): its exact origin is listed, by https, or by http on this machine. */
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
