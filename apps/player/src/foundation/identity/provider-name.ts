import type { IdentityChannel } from '@parlour/contract/identity/channels';
import type { Translate } from '#foundation/language/language.ts';

const names = {
  google: 'identity.google',
  facebook: 'identity.facebook',
  twitter: 'identity.twitter',
  line: 'identity.line',
  phone: 'identity.phone',
} as const satisfies Record<IdentityChannel, string>;

export const providerName = (channel: IdentityChannel, t: Translate): string => t(names[channel]);

/** A letter each; the providers' own signs are theirs to give out. */
export const providerLetters: Readonly<Record<IdentityChannel, string>> = {
  google: 'G',
  facebook: 'f',
  twitter: 't',
  line: 'L',
  phone: '#',
};
