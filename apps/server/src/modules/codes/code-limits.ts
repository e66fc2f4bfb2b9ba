// Limits on requests for codes (weak spot 17): by receiver, address and merchant, and the daily cost of text messages.
import { createHash } from 'node:crypto';
import { addressKey, type Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';

const minute = 60;
const hour = 3_600;
const day = 24 * hour;

type CountedRequest = {
  merchant: Merchant;
  address: string;
  channel: 'sms' | 'email';
  receiver: string;
  /** The key from `ownDeviceKey`: requests from strangers do not count against the receiver's own device. */
  ownDevice: string;
};

/** Refuses with the longest of the waits. A receiver that does not exist is counted like any other. */
export async function countCode(limits: Limits, asked: CountedRequest): Promise<void> {
  const { merchant, address, channel, receiver, ownDevice } = asked;
  // Hashed, so that the table does not become a list of numbers.
  const digest = createHash('sha256').update(receiver).digest('base64url');
  const to = `code:${merchant.code}:${channel}:to:${digest}${ownDevice}`;
  const perAddress = merchant.setting('limits.codesPerAddress');
  const waits = await Promise.all([
    limits.take(`${to}:minute`, 1, minute),
    limits.take(`${to}:hour`, 5, hour),
    limits.take(`${to}:day`, 10, day),
    limits.take(`code:${merchant.code}:from:${addressKey(address)}`, perAddress, hour),
  ]);
  const retryAfter = Math.max(...waits.map((wait) => wait ?? 0));
  if (retryAfter > 0) throw new Refusal('TOO_MANY_REQUEST.code', { retryAfter });
}
