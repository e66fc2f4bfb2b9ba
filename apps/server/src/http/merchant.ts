import type { Flag } from '@parlour/contract/flags';
import { identityNeeds } from '@parlour/contract/identity/channels';
import type { OwnCurrency } from '@parlour/contract/money';
import type { ReadSetting } from '@parlour/contract/settings.schema';

/** What a request knows of the merchant whose site it reached. */
export type Merchant = {
  code: string;
  hosts: readonly string[];
  /** Grows with every change of its settings; part of every cache key. */
  version: number;
  setting: ReadSetting;
  /** The host that was asked, where a setting says something of it alone. */
  at?: string;
  flag(name: Flag): boolean;
};

/** How its site writes amounts. */
export const ownCurrency = ({ setting }: Pick<Merchant, 'setting'>): OwnCurrency => ({
  currency: setting('currency'),
  digits: setting('currency.digits'),
});

/** Where the identity service has its pages for a host: for the one that was asked, unless another is named. */
export const authDomainOf = (
  { setting, at }: Pick<Merchant, 'setting' | 'at'>,
  host = at,
): string | null =>
  setting('firebase.authDomainByHost').find((each) => each.host === host)?.authDomain ??
  setting('firebase.authDomain');

/** Whether the merchant has set up all without which nobody signs in by the identity service. */
export const hasIdentity = (merchant: Pick<Merchant, 'setting' | 'at'>): boolean =>
  authDomainOf(merchant) !== null && identityNeeds.every((key) => merchant.setting(key) !== null);

/** Null for a host that belongs to nobody. At once, but for the first read of the merchants, which rejects where it fails. */
export type FindMerchant = (host: string) => Merchant | null | Promise<Merchant | null>;

/** Then who may see the site depends on the address, and nothing of it may be kept for others. */
export const hasRegionRules = ({ setting }: Pick<Merchant, 'setting'>): boolean =>
  setting('region.deny.cidrs').length > 0 ||
  setting('region.deny.countries').length > 0 ||
  setting('region.allow.countries').length > 0;

/** Makes it once for a merchant as it is: with every change of its settings a merchant is another object. */
export function oncePerMerchant<T>(make: (merchant: Merchant) => T): (merchant: Merchant) => T {
  const made = new WeakMap<Merchant, { value: T }>();
  return (merchant) => {
    const known = made.get(merchant);
    if (known) return known.value;
    const value = make(merchant);
    made.set(merchant, { value });
    return value;
  };
}

/** A host as the database knows it: lower case, without port and closing dot. */
export const hostName = (header: string): string =>
  header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Whether a text is an origin of the merchant's site, exactly: one of its hosts, with the scheme and the port that the site was asked at. */
export function isOwnOrigin({ hosts }: Merchant, text: string, askedAt: string): boolean {
  const [url, at] = [URL.parse(text), URL.parse(askedAt)];
  const isExact = url?.origin === text && url.protocol === at?.protocol && url.port === at.port;
  return isExact && hosts.includes(hostName(url.host));
}
