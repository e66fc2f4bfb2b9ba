// Admission to a merchant's site by address and country (BOOT-09). The narrowest range that contains the address decides;
// of equal ranges the denied one. Without a range its country decides.
import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import { remember } from '#http/limits';
import type { IsRestricted } from '#http/guard/site-closure';
import { hasRegionRules, oncePerMerchant, type Merchant } from '#http/merchant';
import type { CountryOf } from '#providers/countries/countries';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type AddressRange = { network: Address; bits: number; isDenied: boolean };
type Rules = {
  /** Ranges in the order in which they decide. */
  ranges: AddressRange[];
  allowed: ReadonlySet<string>;
  denied: ReadonlySet<string>;
};

type Deps = {
  /** Null without a country database. */
  countryOf: CountryOf | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const unknownCountry = 'XX';

/** Checks each address once while the merchant's settings stay the same. */
export function keepOut({ countryOf, log }: Deps): IsRestricted {
  const judgeFor = oncePerMerchant((merchant): ((address: string) => boolean) => {
    if (!hasRegionRules(merchant)) return () => false;
    const rules = readRules(merchant);
    if (!countryOf && (rules.allowed.size > 0 || rules.denied.size > 0)) {
      // Denied countries would be admitted unnoticed.
      log.warn({ merchant: merchant.code }, 'rules name countries, and COUNTRY_DATABASE no file');
    }
    return remember((address) => isKeptOut(rules, address, countryOf));
  });
  return (merchant, address) => judgeFor(merchant)(address);
}

function isKeptOut(
  { ranges, allowed, denied }: Rules,
  text: string,
  countryOf: Deps['countryOf'],
): boolean {
  const address = ipaddr.isValid(text) ? ipaddr.process(text) : null;
  const range = address && ranges.find((each) => holds(each, address));
  if (range) return range.isDenied;
  const country = countryOf?.(text) ?? unknownCountry;
  return denied.has(country) || (allowed.size > 0 && !allowed.has(country));
}

function holds({ network, bits }: AddressRange, address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits);
}

function readRules({ setting }: Merchant): Rules {
  const ranges = [
    ...setting('region.deny.cidrs').map((text) => readRange(text, true)),
    ...setting('region.allow.cidrs').map((text) => readRange(text, false)),
  ];
  return {
    // Ranges of equal length keep their order: denied ones first.
    ranges: ranges.toSorted((one, other) => other.bits - one.bits),
    allowed: new Set(setting('region.allow.countries')),
    denied: new Set(setting('region.deny.countries')),
  };
}

function readRange(text: string, isDenied: boolean): AddressRange {
  const [base = '', length] = text.split('/');
  const network = ipaddr.parse(base);
  const bits = length === undefined ? network.toByteArray().length * 8 : Number(length);
  // An IPv4 range written as an IPv6 one.
  return network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96
    ? { network: network.toIPv4Address(), bits: bits - 96, isDenied }
    : { network, bits, isDenied };
}
