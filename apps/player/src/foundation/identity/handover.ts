// What the sign-in page hands to the page that asked for it: in the tab's storage, never in an address. It is taken once, and soon.
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { identityChannels } from '@parlour/contract/identity/channels';
import { href } from '#foundation/navigation/paths.ts';
import type { KeyValue } from '#platform/storage.ts';

/** To log in, or to connect it with the account that is open. */
export type IdentityPurpose = 'login' | 'bind';

export type GivenIdentity = {
  channel: IdentityChannel;
  idToken: string;
  /** By which its owner knows it. */
  label: string;
};

const keyOf = (purpose: IdentityPurpose): string => `identity.${purpose}`;
/** As long as the server takes it. */
const goodMs = 5 * 60_000;

/** The address of the sign-in page; it is a document of its own, so links there are the browser's own. */
export const identityAddress = (channel: IdentityChannel, purpose: IdentityPurpose): string =>
  href('identity', `?with=${channel}${purpose === 'bind' ? '&for=bind' : ''}`);

export type IdentityWish = { channel: IdentityChannel | null; purpose: IdentityPurpose };

export function readWish(search: string): IdentityWish {
  const asked = new URLSearchParams(search);
  const channel = identityChannels.find((each) => each === asked.get('with')) ?? null;
  return { channel, purpose: asked.get('for') === 'bind' ? 'bind' : 'login' };
}

export const handOver = (storage: KeyValue, purpose: IdentityPurpose, given: GivenIdentity): void =>
  storage.write(keyOf(purpose), JSON.stringify({ ...given, at: Date.now() }));

export const hasGiven = (storage: KeyValue, purpose: IdentityPurpose): boolean =>
  storage.read(keyOf(purpose)) !== null;

/** Null where nothing was handed over, or too long ago. */
export function takeGiven(storage: KeyValue, purpose: IdentityPurpose): GivenIdentity | null {
  const text = storage.read(keyOf(purpose));
  storage.remove(keyOf(purpose));
  if (text === null) return null;
  try {
    const { at, channel, idToken, label } = JSON.parse(text) as GivenIdentity & { at: number };
    const isGood = Math.abs(Date.now() - at) < goodMs && identityChannels.includes(channel);
    return isGood ? { channel, idToken, label } : null;
  } catch {
    return null;
  }
}
