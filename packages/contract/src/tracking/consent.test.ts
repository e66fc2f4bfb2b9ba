import { expect, test } from 'vitest';
import { agreedKinds, consentRuleOf, type ConsentCountries } from './consent.ts';

const european: ConsentCountries = { ask: ['DE', 'FR'], tell: ['BR'] };

test.each([
  [european, 'DE', 'ask'],
  [european, 'BR', 'tell'],
  [european, 'PH', 'none'],
  [european, null, 'ask'],
  [{ ask: [], tell: 'all' }, 'PH', 'tell'],
  [{ ask: ['PH'], tell: 'all' }, 'PH', 'ask'],
  [{ ask: 'all', tell: [] }, 'PH', 'ask'],
  [{ ask: 'all', tell: [] }, null, 'ask'],
  [{ ask: [], tell: [] }, null, 'none'],
] as const)('TRACK-06 with %o a visitor from %s: %s', (countries, country, rule) => {
  expect(consentRuleOf(countries, country)).toBe(rule);
});

test.each([
  ['ask', null, []],
  ['tell', null, ['usage', 'ads']],
  ['none', null, ['usage', 'ads']],
  ['ask', { usage: true, ads: false }, ['usage']],
  ['none', { usage: false, ads: false }, []],
] as const)('TRACK-06 by the rule %s and the answer %o is agreed: %o', (rule, answer, kinds) => {
  expect(agreedKinds(rule, answer)).toEqual(kinds);
});
