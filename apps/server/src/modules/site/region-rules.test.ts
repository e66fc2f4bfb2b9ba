import { readSettings, type StoredSettings } from '@parlour/contract/settings.schema';
import { describe, expect, test } from 'vitest';
import { keepOut } from './region-rules.ts';

const countries: Record<string, string> = { '192.0.2.1': 'PH', '198.51.100.1': 'TH' };
let asked: string[] = [];
const warned: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warned.push(said) };
const isRestricted = keepOut({
  log,
  countryOf: (address) => {
    asked.push(address);
    return countries[address] ?? null;
  },
});

const merchantOf = (settings: StoredSettings) => ({
  code: 'any',
  hosts: [],
  version: 1,
  setting: readSettings(settings),
  flag: () => false,
});
const [manila, bangkok, nowhere] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];

describe('the region rules', () => {
  test.each<[string, StoredSettings, string[]]>([
    ['no rules: nobody', {}, []],
    ['exceptions alone: nobody', { 'region.allow.cidrs': '10.0.0.0/8' }, []],
    ['a denied country: its visitors', { 'region.deny.countries': 'PH' }, [manila]],
    [
      'an allowed country: all others, the unknown ones too',
      { 'region.allow.countries': 'PH' },
      [bangkok, nowhere],
    ],
    ['XX: whose country is not known', { 'region.deny.countries': 'XX' }, [nowhere]],
    ['XX in the allowed ones lets them in', { 'region.allow.countries': 'XX,TH' }, [manila]],
    [
      'a country in both lists: denied',
      { 'region.allow.countries': 'PH,TH', 'region.deny.countries': 'PH' },
      [manila, nowhere],
    ],
    [
      'a denied range, whatever its country',
      { 'region.deny.cidrs': '198.51.100.0/24', 'region.allow.countries': 'TH,PH,XX' },
      [bangkok],
    ],
    [
      'an address that is allowed in a denied country',
      { 'region.deny.countries': 'PH,TH', 'region.allow.cidrs': '192.0.2.1' },
      [bangkok],
    ],
    [
      'the narrower range decides: an office',
      { 'region.deny.cidrs': '0.0.0.0/0', 'region.allow.cidrs': '192.0.2.0/24' },
      [bangkok, nowhere],
    ],
    [
      'the narrower range decides: a desk in it',
      { 'region.deny.cidrs': '0.0.0.0/0, 192.0.2.1', 'region.allow.cidrs': '192.0.2.0/24' },
      [manila, bangkok, nowhere],
    ],
    [
      'the same range in both: denied',
      { 'region.deny.cidrs': '192.0.2.0/24', 'region.allow.cidrs': '192.0.2.0/24' },
      [manila],
    ],
    ['a range written as IPv6', { 'region.deny.cidrs': '::ffff:192.0.2.0/120' }, [manila]],
  ])('BOOT-09 %s', (_case, settings, keptOut) => {
    const merchant = merchantOf(settings);
    const found = [manila, bangkok, nowhere].filter((each) => isRestricted(merchant, each));
    expect(found).toEqual(keptOut);
  });

  test('BOOT-09 an IPv4 address is the same one when it is written as an IPv6 one', () => {
    const merchant = merchantOf({ 'region.deny.cidrs': '192.0.2.0/24' });
    expect(isRestricted(merchant, '::ffff:192.0.2.1')).toBe(true);
    expect(isRestricted(merchant, '2001:db8::1')).toBe(false);
  });

  test('BOOT-09 whoever has no address that can be read is of no known country', () => {
    const merchant = merchantOf({ 'region.allow.countries': 'PH', 'region.allow.cidrs': '::/0' });
    expect([isRestricted(merchant, ''), isRestricted(merchant, 'fe80::1%eth0')]).toEqual([
      true,
      false,
    ]);
    expect(isRestricted(merchant, 'unknown')).toBe(true);
  });

  test('BOOT-09 an address is judged once as long as the rules are the same, and not at all without any', () => {
    asked = [];
    const ruled = merchantOf({ 'region.deny.countries': 'TH' });
    for (let time = 0; time < 5; time += 1) isRestricted(ruled, manila);
    for (let time = 0; time < 5; time += 1) isRestricted(merchantOf({}), manila);
    expect(asked).toEqual([manila]);
  });

  test('BOOT-09 countries without a file that knows them: the allowed ones let nobody in, and the log says so', () => {
    const blind = keepOut({ countryOf: null, log });
    expect(blind(merchantOf({ 'region.allow.countries': 'PH' }), manila)).toBe(true);
    expect(blind(merchantOf({ 'region.deny.countries': 'PH' }), manila)).toBe(false);
    expect(blind(merchantOf({ 'region.deny.cidrs': manila }), manila)).toBe(true);
    const said = 'rules name countries, and COUNTRY_DATABASE no file';
    expect(warned).toEqual([
      [{ merchant: 'any' }, said],
      [{ merchant: 'any' }, said],
    ]);
  });
});
