// Who is let into a merchant's site, by address and country (BOOT-09). Of the ranges that hold an address the narrowest decides, and a
// denied one where both lists name it alike; where none does, its country.
import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import { remember } from '#http/limits';
import type { IsRestricted } from '#http/guard/closed';
import { hasRegionRules, oncePerMerchant, type Merchant } from '#http/merchant';
import type { CountryOf } from '#providers/countries/countries';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = { network: Address; bits: number; isDenied: boolean };
type Rules = {
  /** Those that decide come first. */
  ranges: Range[];
  allowed: ReadonlySet<string>;
  denied: ReadonlySet<string>;
};

type Deps = {
  /** Null where nothing knows countries. */
  countryOf: CountryOf | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const unknownCountry = 'XX';

/** Judges each address once for as long as the merchant's settings are the same. */
export function keepOut({ countryOf, log }: Deps): IsRestricted {
  const judgeFor = oncePerMerchant((merchant): ((address: string) => boolean) => {
    if (!hasRegionRules(merchant)) return () => false;
    const rules = readRules(merchant);
    if (!countryOf && (rules.allowed.size > 0 || rules.denied.size > 0)) {
      // The denied ones would come in, and nobody would know.
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

function holds({ network, bits }: Range, address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits);
}

function readRules({ setting }: Merchant): Rules {
  const ranges = [
    ...setting('region.deny.cidrs').map((text) => readRange(text, true)),
    ...setting('region.allow.cidrs').map((text) => readRange(text, false)),
  ];
  return {
    // Equal ones keep their order: denied ones first.
    ranges: ranges.toSorted((one, other) => other.bits - one.bits),
    allowed: new Set(setting('region.allow.countries')),
    denied: new Set(setting('region.deny.countries')),
  };
}

function readRange(text: string, isDenied: boolean): Range {
  const [base = '', length] = text.split('/');
  const network = ipaddr.parse(base);
  const bits = length === undefined ? network.toByteArray().length * 8 : Number(length);
  // An IPv4 range that is written as an IPv6 one.
  return network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96
    ? { network: network.toIPv4Address(), bits: bits - 96, isDenied }
    : { network, bits, isDenied };
}
