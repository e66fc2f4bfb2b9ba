import { expect, test } from 'vitest';
import { networkKey } from './network-key.ts';

test('A5 a network is the /24 of an IPv4 address and the /48 of an IPv6 one', () => {
  expect(networkKey('203.0.113.7')).toBe(networkKey('203.0.113.250'));
  expect(networkKey('::ffff:203.0.113.7')).toBe(networkKey('203.0.113.7'));
  expect(networkKey('203.0.112.7')).not.toBe(networkKey('203.0.113.7'));
  expect(networkKey('2001:db8:1::1')).toBe(networkKey('2001:db8:1:ffff::1'));
  expect(networkKey('2001:db8:2::1')).not.toBe(networkKey('2001:db8:1::1'));
  expect([networkKey('rubbish'), networkKey(undefined)]).toEqual(['unknown', 'unknown']);
});
