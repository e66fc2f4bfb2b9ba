import ipaddr from 'ipaddr.js';
import { remember } from './remember.ts';

/** Returns the key of a caller: an IPv4 address, or the /64 of an IPv6 connection. */
export const addressKey = remember((address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}/64`;
});
