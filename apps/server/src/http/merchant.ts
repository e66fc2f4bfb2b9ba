import type { Flag } from '@parlour/contract/flags';
import { identityNeeds } from '@parlour/contract/identity/channels';
import type { OwnCurrency } from '@parlour/contract/money';
import type { ReadSetting } from '@parlour/contract/settings.schema';

/** The merchant of a request's site. */
export type Merchant = {
  code: string;
  hosts: readonly string[];
  /** Increases with every change of its settings; part of every cache key. */
  version: number;
  setting: ReadSetting;
  /** The requested host, set if a setting depends on the host. */
  at?: string;
  flag(name: Flag): boolean;
};

/** The currency and digits with which the site shows amounts. */
export const ownCurrency = ({ setting }: Pick<Merchant, 'setting'>): OwnCurrency => ({
  currency: setting('currency'),
  digits: setting('currency.digits'),
});

/** The domain of the identity service's pages for a host, by default the requested one. */
export const authDomainOf = (
  { setting, at }: Pick<Merchant, 'setting' | 'at'>,
  host = at,
): string | null =>
  setting('firebase.authDomainByHost').find((each) => each.host === host)?.authDomain ??
  setting('firebase.authDomain');

/** Whether the merchant has set up the identity service completely. */
export const hasIdentity = (merchant: Pick<Merchant, 'setting' | 'at'>): boolean =>
  authDomainOf(merchant) !== null && identityNeeds.every((key) => merchant.setting(key) !== null);

/** Finds the merchant of a host, or null. Returns a promise only during the first read of the merchants, which may reject. */
export type FindMerchant = (host: string) => Merchant | null | Promise<Merchant | null>;

/** Whether access to the site depends on the address; if so, shared caches must store nothing of it. */
export const hasRegionRules = ({ setting }: Pick<Merchant, 'setting'>): boolean =>
  setting('region.deny.cidrs').length > 0 ||
  setting('region.deny.countries').length > 0 ||
  setting('region.allow.countries').length > 0;

/** Caches a value per merchant object; every change of a merchant's settings makes a new object. */
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

/** A host as stored in the database: lower case, without port and final dot. */
export const hostName = (header: string): string =>
  header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Whether a text is exactly an origin of the merchant's site: one of its hosts, with the scheme and port of the request. */
export function isOwnOrigin({ hosts }: Merchant, text: string, askedAt: string): boolean {
  const [url, at] = [URL.parse(text), URL.parse(askedAt)];
  const isExact = url?.origin === text && url.protocol === at?.protocol && url.port === at.port;
  return isExact && hosts.includes(hostName(url.host));
}
