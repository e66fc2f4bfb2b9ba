import { localeOf } from '@parlour/contract/languages';
import { describe, expect, it } from 'vitest';
import { createTimes } from './times.ts';

const at = new Date(2026, 10, 22, 20, 22).getTime();
const later = new Date(2026, 10, 22, 23, 59).getTime();
const nextDay = new Date(2026, 10, 23, 0, 1).getTime();

describe('times', () => {
  it.each([
    ['EN', ['20:22', '22 Nov, 20:22', '20:22:00']],
    ['TH', ['20:22', '22 พ.ย. 20:22', '20:22:00']],
    ['UR', ['20:22', '22 نومبر، 20:22', '20:22:00']],
  ] as const)('LANG-03 in %s have the clock of 24 hours', (language, written) => {
    const write = createTimes(localeOf(language));
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    const shown = [write(at, later), write(at, nextDay), write(at, later, true)];
    expect(shown.map(plain)).toEqual(written);
  });

  it.each(['EN', 'TH', 'UR'] as const)('LANG-03 in %s an early hour has a nought', (language) => {
    const early = new Date(2026, 10, 22, 0, 5).getTime();
    expect(createTimes(localeOf(language))(early, later)).toBe('00:05');
  });
});
