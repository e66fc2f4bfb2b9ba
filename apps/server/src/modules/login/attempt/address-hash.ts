// Remembers the network from which a member logged in (TFA-08): not the address, because a phone's address changes within its network, and only as a hash.
import { createHmac } from 'node:crypto';
import { addressKey } from '#http/limits';

/** 203.0.113.0 for 203.0.113.7; for IPv6 the /64 that `addressKey` names. */
const networkOf = (address: string): string =>
  addressKey(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0');

export const addressHash = (secretKey: Buffer, memberId: string, address: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`parlour/passed-address\n${memberId}\n${networkOf(address)}`)
    .digest();
