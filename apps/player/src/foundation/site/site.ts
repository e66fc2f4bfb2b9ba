// The site's view of its merchant, from the status in the page.
import type { Envelope } from '@parlour/contract/envelope/envelopes';
import { findLanguage, type Language } from '@parlour/contract/languages';
import type { Flag } from '@parlour/contract/flags';
import type { OwnCurrency } from '@parlour/contract/money';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { logoMarks, type LogoMark } from '@parlour/contract/theme/theme';
import { presentLanguages } from '@parlour/phrases/compiled/catalogs';

export type Site = {
  merchantCode: string;
  /** The built-in mark, shown with the name. */
  logo: LogoMark;
  name: string;
  /** Languages on offer, the default one first. */
  languages: readonly Language[];
  /** Hosts of the merchant's own pictures (LOBBY-08). */
  imageHosts: readonly string[];
  /** Whether home and games are open to guests (ROUTE-12). */
  hasGuestLobby: boolean;
  /** Currency of new wallets, used for amounts until the wallet is known (MEMBER-08). */
  currency: string;
  /** Format of amounts in the site's currency; amounts in other currencies are marked as such. */
  own: OwnCurrency;
  /** Envelope of passwords (NET-06). */
  envelope: Envelope;
  /** Number of pictures that members can choose from (MEMBER-03). */
  profileIcons: number;
  /** Whether a flag is on; an absent one is off (BOOT-12). */
  flag: (name: Flag) => boolean;
};

export function readSite({ info, gw, envelope }: SiteStatus): Site {
  const offered = info.languages.map(findLanguage).filter((each) => each !== null);
  // Another gateway may list languages that this site has no texts in.
  const withTexts = offered.filter((each) => presentLanguages.includes(each));
  return {
    merchantCode: info.merchantCode,
    logo: logoMarks.find((each) => each === info.logo) ?? 'disc',
    name: info.name,
    languages: withTexts.length > 0 ? withTexts : ['EN'],
    imageHosts: info.imageCDNs,
    hasGuestLobby: info.guestLobby,
    currency: info.currency,
    own: { currency: info.currency, digits: info.currencyDigits ?? null },
    envelope,
    profileIcons: gw.PROFILE_ICON_COUNT,
    flag: (name) => info.whitelabelVal[name] === true,
  };
}
