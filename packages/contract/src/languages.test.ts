import { describe, expect, test } from 'vitest';
import { chooseLanguage, findLanguage, languageCodes, languages } from './languages.ts';

describe('findLanguage', () => {
  test('LANG-01 every site code and every tag means its own language', () => {
    expect(languageCodes).toHaveLength(20);
    for (const code of languageCodes) {
      expect(findLanguage(code)).toBe(code);
      expect(findLanguage(code.toLowerCase())).toBe(code);
      expect(findLanguage(languages[code].tag)).toBe(code);
    }
  });

  test.each([
    ['zh_CN', 'CN'],
    ['zh', 'CN'],
    ['zh-Hans-SG', 'CN'],
    ['zh-TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-Hant-MO', 'TW'],
    ['hk', 'TW'],
    ['en-PH', 'TY'],
    ['en-GB', 'EN'],
    ['fil-PH', 'TY'],
    ['tl', 'TY'],
    ['pt', 'PT'],
    ['pt-br', 'PT-BR'],
    ['pt-PT', 'PT'],
    ['ms-MY', 'MS'],
    ['my-MM', 'MY'],
    ['th-TH-u-nu-thai', 'TH'],
    [' ur ', 'UR'],
    ['de', null],
    ['', null],
    ['constructor', null],
    ['__proto__', null],
  ])('LANG-02 %s means %s', (value, expected) => {
    expect(findLanguage(value)).toBe(expected);
  });
});

describe('chooseLanguage', () => {
  const offered = ['TH', 'EN', 'UR'] as const;
  const choose = (query?: string, own?: string, device: string[] = []) =>
    chooseLanguage({ query, own, device }, offered, 'UR');

  test('LANG-05 query, own choice, device, default, in that order', () => {
    expect(choose('EN', 'UR', ['th'])).toBe('EN');
    expect(choose(undefined, 'EN', ['th'])).toBe('EN');
    expect(choose(undefined, undefined, ['ko', 'en-US', 'th'])).toBe('EN');
    expect(choose()).toBe('UR');
  });

  test('LANG-05 a query or own choice that the merchant lacks gives the first it has', () => {
    expect(choose('KO', 'EN')).toBe('TH');
    expect(choose('rubbish', 'EN')).toBe('TH');
    expect(choose(undefined, 'KO', ['en'])).toBe('TH');
  });

  test('LANG-02 a device’s tags count where the query and the own choice are silent', () => {
    const byDevice = (...device: string[]) => chooseLanguage({ device }, languageCodes, 'EN');
    expect(byDevice('zh-HK', 'en')).toBe('TW');
    expect(byDevice('zh-SG')).toBe('CN');
    expect(byDevice('en-PH', 'en')).toBe('TY');
    expect(byDevice('tl-PH')).toBe('TY');
    // A merchant without Filipino uses the device's next language.
    expect(chooseLanguage({ device: ['en-PH', 'en'] }, ['TH', 'EN'], 'TH')).toBe('EN');
  });

  test('LANG-05 a default that the merchant lacks gives the first, and nothing at all gives CN', () => {
    expect(chooseLanguage({ device: [] }, ['EN'], 'TH')).toBe('EN');
    expect(chooseLanguage({ query: 'x', device: [] }, languageCodes, 'EN')).toBe('CN');
    expect(chooseLanguage({ device: [] }, [], 'TH')).toBe('CN');
  });
});
