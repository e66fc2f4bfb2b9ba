import { expect, it } from 'vitest';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { readSite } from './site.ts';

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
