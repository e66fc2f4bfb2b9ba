// What the site knows of its merchant: the status that came with the page, in our own words.
import type { Envelope } from '@parlour/contract/envelope/envelopes';
import { findLanguage, type Language } from '@parlour/contract/languages';
import type { Flag } from '@parlour/contract/flags';
import type { OwnCurrency } from '@parlour/contract/money';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { logoMarks, type LogoMark } from '@parlour/contract/theme/theme';
import { presentLanguages } from '@parlour/phrases/compiled/catalogs';

export type Site = {
  merchantCode: string;
  /** The built-in mark that stands beside the name. */
  logo: LogoMark;
  name: string;
  /** Offered to choose from, first one first. */
  languages: readonly Language[];
  /** Where the merchant's own pictures are (LOBBY-08). */
  imageHosts: readonly string[];
  /** Home and games are open to guests (ROUTE-12). */
  hasGuestLobby: boolean;
  /** Of new wallets: what amounts are shown in until a wallet says otherwise (MEMBER-08). */
  currency: string;
  /** How amounts are written here: other currencies are told from this one. */
  own: OwnCurrency;
  /** In which passwords travel (NET-06). */
  envelope: Envelope;
  /** How many pictures of members there are to choose from (MEMBER-03). */
  profileIcons: number;
  /** Absent means off (BOOT-12). */
  flag: (name: Flag) => boolean;
};

export function readSite({ info, gw, envelope }: SiteStatus): Site {
  const offered = info.languages.map(findLanguage).filter((each) => each !== null);
  // A gateway of others may name languages that this site has no texts in.
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
