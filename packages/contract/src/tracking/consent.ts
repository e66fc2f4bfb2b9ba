// What a visitor is asked to agree to (TRACK-06), and where.
import type { AdNetwork } from './ad-networks.ts';

/** `usage`: how the site is used. `ads`: which advertisements bring visitors. */
export const consentKinds = ['usage', 'ads'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The visitor's answer for each kind. */
export type ConsentAnswer = Record<ConsentKind, boolean>;

/** `ask`: nothing before the visitor agrees. `tell`: the visitor is told, and may decline. `none`: neither. */
export const consentRules = ['ask', 'tell', 'none'] as const;
export type ConsentRule = (typeof consentRules)[number];

/** Days for which an answer is stored. */
export const consentDays = 182;

type Countries = 'all' | readonly string[];
export type ConsentCountries = { ask: Countries; tell: Countries };

const includes = (countries: Countries, country: string): boolean =>
  countries === 'all' || countries.includes(country);

/** Returns the rule for visitors from a country; null is unknown, which asks wherever the merchant asks anybody. */
export function consentRuleOf(
  { ask, tell }: ConsentCountries,
  country: string | null,
): ConsentRule {
  if (country === null) return ask === 'all' || ask.length > 0 ? 'ask' : 'none';
  if (includes(ask, country)) return 'ask';
  return includes(tell, country) ? 'tell' : 'none';
}

/** The networks that receive what a kind measures. */
export const receiversOf: Record<ConsentKind, readonly AdNetwork[]> = {
  usage: ['ga4'],
  ads: ['meta', 'tiktok'],
};

/** Returns the kinds to which the visitor agrees: by the answer, else all where nobody is asked. */
export const agreedKinds = (rule: ConsentRule, answer: ConsentAnswer | null): ConsentKind[] =>
  consentKinds.filter((kind) => (answer === null ? rule !== 'ask' : answer[kind]));
