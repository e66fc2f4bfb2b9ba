// Limits login attempts, per address and per account. Names that do not exist are counted like those that do (A5, LOGIN-11).
import { createHash } from 'node:crypto';
import { usernameKey } from '@parlour/database/username-key';
import { addressKey, type Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';

const seconds = 300;

type Attempt = {
  merchant: Merchant;
  address: string;
  username: string;
  /** The key from `ownDeviceKey`: attempts by strangers do not count against the owner's own devices (A4). */
  ownDevice: string;
};

/** Counts an attempt before any password is compared; refuses if there were too many. */
export async function countAttempt(limits: Pick<Limits, 'take'>, attempt: Attempt): Promise<void> {
  const { merchant, address, username, ownDevice } = attempt;
  const waits = await Promise.all([
    limits.take(
      `login:${merchant.code}:address:${addressKey(address)}`,
      merchant.setting('limits.loginPerAddress'),
      seconds,
    ),
    limits.take(
      // Hashed, because a name may be too long for a key, and the table must not become a list of names.
      `login:${merchant.code}:account:${digest(usernameKey(username))}${ownDevice}`,
      merchant.setting('limits.loginPerAccount'),
      seconds,
    ),
  ]);
  const retryAfter = Math.max(...waits.map((wait) => wait ?? 0));
  if (retryAfter > 0) throw new Refusal('TOO_MANY_REQUEST.login', { retryAfter });
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
