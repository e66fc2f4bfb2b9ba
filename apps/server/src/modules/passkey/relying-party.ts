// The host name to which passkeys belong, and the origins that may use them.
import type { Call } from '#http/call';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';

/** The merchant's main host. Its other hosts may use the same passkeys (related origins). */
export const rpIdOf = ({ hosts }: Pick<Merchant, 'hosts'>): string => hosts[0] ?? '';

/** Returns an origin for each host, with the scheme and port of the call. */
export function originsOf({ hosts }: Pick<Merchant, 'hosts'>, askedAt: string): string[] {
  const { protocol, port } = new URL(askedAt);
  return hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

export function refuseUnlessOn({ merchant }: Pick<Call, 'merchant'>): void {
  if (!merchant.setting('passkeys')) throw new Refusal('function.not.available');
}
