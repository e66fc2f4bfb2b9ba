import ipaddr from 'ipaddr.js';

/** True for a public address: not of this machine, a private network, a tunnel or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 notation is judged as the IPv4 address.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isHandedOut(parsed));
}

/** True for an address in 2000::/3, which contains all public IPv6 addresses. */
function isHandedOut(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const [first = 0] = address.toByteArray();
  return first >= 0x20 && first <= 0x3f;
}

/** Returns the IP address in a URL's host, or null for a name. URL has already turned 0x7f.1 into 127.0.0.1. */
export function addressOfHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(bare) ? bare : null;
}

/** True for names of this machine (RFC 6761); the system's resolver need not know them. */
export const isLocalName = (hostname: string): boolean => /(^|\.)localhost\.?$/i.test(hostname);
