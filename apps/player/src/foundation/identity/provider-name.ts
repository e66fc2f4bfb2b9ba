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

/** One letter for each provider; their logos are not ours to distribute. */
export const providerLetters: Readonly<Record<IdentityChannel, string>> = {
  google: 'G',
  facebook: 'f',
  twitter: 't',
  line: 'L',
  phone: '#',
};
