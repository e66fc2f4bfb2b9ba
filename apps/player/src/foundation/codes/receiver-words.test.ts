import { expect, it } from 'vitest';
import { maskedAddress, maskedNumber, writtenNumber } from './receiver-words.ts';

/** The text without the marks that keep it from left to right. */
const bare = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');

it.each([
  ['63', '917 555 0142'],
  ['63', '0917-555-0142'],
  ['63', '+63 917 555 0142'],
  ['+63', '0063 63 9175550142'],
])('LOGIN-09 with %s the number %s is named by its first and last digits', (code, typed) => {
  expect(bare(maskedNumber(code, typed))).toBe('+63 917 ••• 0142');
});

it.each([
  ['1234567', '+63 12 ••• 567'],
  ['12', '+63 ••• 2'],
])('LOGIN-09 the short number %s never stands there whole: %s', (typed, named) => {
  expect(bare(maskedNumber('63', typed))).toBe(named);
});

it('LOGIN-09 a number whose country is not known yet has none', () => {
  expect(bare(maskedNumber('', '917 555 0142'))).toBe('917 ••• 0142');
});

it('LOGIN-09 a number with another country’s code is not named behind that of the field', () => {
  expect(bare(maskedNumber('63', '+66 81 234 5678'))).toBe('+668 ••• 5678');
});

it('REG-01 a number whose field is out of sight is named whole', () => {
  expect(bare(writtenNumber('63', ' 917 555 0142 '))).toBe('+63 917 555 0142');
  expect(bare(writtenNumber('63', '+66 81 234 5678'))).toBe('+66 81 234 5678');
});

it('REG-05 an address is named by the first letter of its name and its domain', () => {
  expect(bare(maskedAddress('mira.santos@mail.example'))).toBe('m•••@mail.example');
  expect(bare(maskedAddress('no address'))).toBe('no address');
});

it('LANG-03 numbers and addresses are islands from left to right in every language', () => {
  for (const named of [maskedNumber('63', '9175550142'), maskedAddress('m@mail.example')]) {
    expect(named).toMatch(/^\u2066.+\u2069$/);
  }
});
