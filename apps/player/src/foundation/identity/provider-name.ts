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
