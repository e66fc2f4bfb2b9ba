import { localeOf } from '@parlour/contract/languages';
import { expect, it } from 'vitest';
import { readMessage } from './message.ts';
import { sayer, type Messages } from './say.ts';

const compile = (text: string) => ({ it: readMessage(text).compiled }) as Messages;
const say = (text: string, values: object, language: 'EN' | 'TH' | 'HI' | 'UR' = 'EN') =>
  sayer(compile(text), { locale: localeOf(language) })('it', { ...values });

const friends =
  '{name} has {count, plural, =0 {no friends} one {# friend, just {count}} other {# friends}} in {place, select, manila {Manila} other {another town}}.';

it.each([
  [0, 'Ada has no friends in Manila.'],
  [1, 'Ada has 1 friend, just 1 in Manila.'],
  [12_345, 'Ada has 12,345 friends in Manila.'],
])(
  'LANG-03 %d: the exact number, then the language’s own categories, choose the words',
  (count, text) => {
    expect(say(friends, { name: 'Ada', count, place: 'manila' })).toBe(text);
  },
);
it('LANG-03 what no word is written for takes the other one', () => {
  expect(say(friends, { name: 'Ada', count: 2, place: 'cebu' })).toBe(
    'Ada has 2 friends in another town.',
  );
});
it('LANG-03 plurals go by the rules of the language, and digits are Latin everywhere', () => {
  const minutes = '{count, plural, one {# मिनट} other {# मिनटों}}';
  // In Hindi 0 has the plural category `one`.
  expect(say(minutes, { count: 0 }, 'HI')).toBe('0 मिनट');
  expect(say('{count, plural, one {#} other {#}}', { count: 1_500_000 }, 'HI')).toBe('15,00,000');
});
it('LANG-03 a number in a choice of words that stands in a plural is the plural’s', () => {
  const text =
    '{count, plural, one {one {kind, select, ticket {ticket} other {card}}} other {# {kind, select, ticket {tickets of #} other {cards}}}}';
  expect(say(text, { count: 3, kind: 'ticket' })).toBe('3 tickets of 3');
});
it('LANG-03 braces and quotes are words where they are quoted', () => {
  expect(say("Type '{secret}' or it''s over", {})).toBe("Type {secret} or it's over");
});
it('LANG-04 a text that is not there is said by its id', () => {
  expect(sayer({}, { locale: 'en' })('login.submit')).toBe('login.submit');
});
it('LANG-03 where letters run from right to left a value keeps its own direction if it is asked for', () => {
  const isolating = sayer(compile('نمبر {number}'), { locale: localeOf('UR'), isolates: true });
  expect(isolating('it', { number: '1263' })).toBe('نمبر \u20681263\u2069');
  expect(say('نمبر {number}', { number: '1263' }, 'UR')).toBe('نمبر 1263');
});
it.each([
  ['{price, number}', '{price, number} is none of {price}, plural and select'],
  ['{day, date, short}', '{day, date} is none of {day}, plural and select'],
  [
    '{place, selectordinal, one {#st} other {#th}}',
    '{place, selectordinal} is none of {place}, plural and select',
  ],
  ['{count, plural, offset:1 one {#} other {#}}', 'a plural with an offset is not written'],
])('LANG-03 %s is refused when texts are compiled', (text, why) => {
  expect(() => readMessage(text)).toThrow(why);
});
