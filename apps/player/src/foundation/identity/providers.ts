import type { IdentityChannel } from '@parlour/contract/identity/channels';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Translate } from '#foundation/language/language.ts';

const names = {
  google: 'identity.google',
  facebook: 'identity.facebook',
  twitter: 'identity.twitter',
  line: 'identity.line',
  phone: 'identity.phone',
} as const satisfies Record<IdentityChannel, string>;

export const providerName = (channel: IdentityChannel, t: Translate): string => t(names[channel]);

/** The ways to sign in with another service. If the login's form texts a code to a phone, the phone is not offered a second time (IDP-01). */
export const offeredChannels = ({
  firebase,
  sms,
}: Pick<SiteStatus['info'], 'firebase' | 'sms'>): readonly IdentityChannel[] =>
  (firebase?.channels ?? []).filter((channel) => channel !== 'phone' || !sms.enabled);
