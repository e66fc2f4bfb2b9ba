// The identity that the sign-in page passes to the page that requested it: in the tab's storage, never in an address. It can be taken
// once, within a short time.
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { identityChannels } from '@parlour/contract/identity/channels';
import { href } from '#foundation/navigation/paths.ts';
import type { KeyValue } from '#platform/storage.ts';

/** Whether the identity logs in or is connected with the account that is open. */
export type IdentityPurpose = 'login' | 'bind';

export type GivenIdentity = {
  channel: IdentityChannel;
  idToken: string;
  /** Name by which the owner recognises the identity. */
  label: string;
};

const keyOf = (purpose: IdentityPurpose): string => `identity.${purpose}`;
/** Lifetime of an identity; the server accepts it no longer than that. */
const goodMs = 5 * 60_000;

/** The address of the sign-in page. It is a separate document, so links there are not the router's. */
export const identityAddress = (channel: IdentityChannel, purpose: IdentityPurpose): string =>
  href('identity', `?with=${channel}${purpose === 'bind' ? '&for=bind' : ''}`);

export type IdentityRequest = { channel: IdentityChannel | null; purpose: IdentityPurpose };

export function readWish(search: string): IdentityRequest {
  const asked = new URLSearchParams(search);
  const channel = identityChannels.find((each) => each === asked.get('with')) ?? null;
  return { channel, purpose: asked.get('for') === 'bind' ? 'bind' : 'login' };
}

export const handOver = (storage: KeyValue, purpose: IdentityPurpose, given: GivenIdentity): void =>
  storage.write(keyOf(purpose), JSON.stringify({ ...given, at: Date.now() }));

export const hasGiven = (storage: KeyValue, purpose: IdentityPurpose): boolean =>
  storage.read(keyOf(purpose)) !== null;

/** Takes the identity out of the storage; null if there is none or it is too old. */
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
