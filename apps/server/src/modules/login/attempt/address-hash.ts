// From where a member logged in, as it is remembered (TFA-08): not the address but its network, because a phone's changes within it, and not in the clear.
import { createHmac } from 'node:crypto';
import { addressKey } from '#http/limits';

/** 203.0.113.0 of 203.0.113.7; of IPv6 the /64 that `addressKey` names. */
const networkOf = (address: string): string =>
  addressKey(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0');

export const addressHash = (secretKey: Buffer, memberId: string, address: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`parlour/passed-address\n${memberId}\n${networkOf(address)}`)
    .digest();
