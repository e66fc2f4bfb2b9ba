import ipaddr from 'ipaddr.js';
import { remember } from './remember.ts';

/** What counts as one network where networks take turns: the /24 of an IPv4 address, the /48 of an IPv6 one. Who has one of a network’s addresses can mostly get many of them. */
export const networkKey = remember((address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const bytes = parsed.toByteArray().slice(0, bits / 8);
  return `${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/${bits}`;
});
