import ipaddr from 'ipaddr.js';
import { remember } from './remember.ts';

/** Returns the key of a network, for queues that alternate between networks: the /24 of an IPv4 address, the /48 of an IPv6 one. A caller with one of its addresses can usually get many. */
export const networkKey = remember((address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const bytes = parsed.toByteArray().slice(0, bits / 8);
  return `${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/${bits}`;
});
