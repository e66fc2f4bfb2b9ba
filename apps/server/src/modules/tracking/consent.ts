// Judges what a visitor agrees to: by the answer, the merchant's countries and the country of the visitor (TRACK-06).
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import {
  agreedKinds,
  consentKinds,
  consentRuleOf,
  receiversOf,
  type ConsentAnswer,
  type ConsentKind,
  type ConsentRule,
} from '@parlour/contract/tracking/consent';
import type { Merchant } from '#http/merchant';
import { accountsOf } from '#providers/ads/ads';
import type { CountryOf } from '#providers/countries/countries';

type Visitor = { merchant: Merchant; address: string };

/** The code of a country that is unknown. */
const unknown = 'XX';

function ruleFor({ merchant, address }: Visitor, countryOf: CountryOf | null): ConsentRule {
  const { setting } = merchant;
  // Without a database of countries, visitors count as from the merchant's own.
  const country = countryOf === null ? setting('country') : (countryOf(address) ?? unknown);
  const countries = { ask: setting('consent.ask'), tell: setting('consent.tell') };
  return consentRuleOf(countries, country === unknown ? null : country);
}

/** Returns the rule for a visitor, and each kind with those of its networks at which the merchant has an account. A kind that only networks receive is left out without one. */
export function questionFor(visitor: Visitor, countryOf: CountryOf | null) {
  const accounts = accountsOf(visitor.merchant.setting);
  const receivers = (kind: ConsentKind): AdNetwork[] =>
    receiversOf[kind].filter((network) => accounts[network] !== undefined);
  const kinds = consentKinds
    .map((kind) => ({ kind, receivers: receivers(kind) }))
    .filter(({ kind, receivers: networks }) => kind === 'usage' || networks.length > 0);
  return { rule: ruleFor(visitor, countryOf), kinds };
}

/** Returns the kinds to which the visitor agrees at the moment, of those that the merchant measures. */
export function agreedBy(
  visitor: Visitor,
  answer: ConsentAnswer | null,
  countryOf: CountryOf | null,
): ConsentKind[] {
  const { rule, kinds } = questionFor(visitor, countryOf);
  const agreed = agreedKinds(rule, answer);
  return kinds.map(({ kind }) => kind).filter((kind) => agreed.includes(kind));
}
