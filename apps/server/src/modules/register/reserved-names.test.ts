import { expect, test } from 'vitest';
import { readSettings } from '@parlour/contract/settings.schema';
import { isReserved } from './reserved-names.ts';

const reserved = 'admin,demo,staff,support';
const setting = readSettings({ name: 'Golden Lumen', 'register.reservedNames': reserved });
const merchant = { code: 'lumen', setting };

test.each([
  'admin',
  'ADMIN',
  'аdmin', // а of Cyrillic
  'αdmin',
  'adm1n',
  'admіn',
  '4dm1n',
  'a.d.m.i.n',
  'admin_1',
  'admin2026',
  '1admin1',
  'the.admin',
  'Ａｄｍｉｎ',
  'ádmin',
  'adrnin',
  'lumen',
  'Lumen.Official',
  'GoldenLumen',
  'golden_lumen',
  'g0ldenlumen',
  'supp0rt',
  'ѕupport',
  '5taff',
  'dem0',
  'd.emo',
  'd3m0',
  'dem01',
  '1dem0_7',
])('REG-01 %s looks like the operator’s own, and nobody gets it', (name) => {
  expect(isReserved(merchant, name)).toBe(true);
});

test.each([
  'badminton',
  'tala.rivers',
  'luna48',
  'supporter',
  'demolition',
  'democrat1',
  'steffi',
  'lumenfan',
  'ทดสอบ',
  '😀😀',
  '1234',
  '...',
])('REG-01 %s is anybody’s', (name) => {
  expect(isReserved(merchant, name)).toBe(false);
});

test('REG-01 a merchant names its own words, and none at all', () => {
  const own = (words: string) => ({
    code: 'm1',
    setting: readSettings({ name: 'Site', 'register.reservedNames': words }),
  });
  expect(isReserved(own('owner,head-office'), 'HeadOffice')).toBe(true);
  expect(isReserved(own('none'), 'admin')).toBe(false);
});
