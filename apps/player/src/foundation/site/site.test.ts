import { expect, it } from 'vitest';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { readSite } from './site.ts';

it('LANG-01 offers the languages that have texts: of a status that names none of them, English', () => {
  const offered = (languages: string[]) => readSite(siteStatus({ languages })).languages;
  expect(offered(['KO', 'th_TH', 'EN', 'xx'])).toEqual(['TH', 'EN']);
  expect(offered(['KO', 'CN'])).toEqual(['EN']);
  expect(offered([])).toEqual(['EN']);
});

it('BOOT-12 a flag is on where the status says so, and off where it says nothing', () => {
  const { flag } = readSite(
    siteStatus({ whitelabelVal: { PWDEXPFORCECHANGE3: true, GEETEST3: false } }),
  );
  expect([flag('PWDEXPFORCECHANGE3'), flag('GEETEST3'), flag('CBS3')]).toEqual([
    true,
    false,
    false,
  ]);
});
