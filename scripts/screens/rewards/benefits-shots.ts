// Screens of the club: the member's level, another one, the explanation of levels, and a failure.
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { inLanguages } from '../sign-in-shots.ts';

const path = '/m/member/benefits';

const moveOn = async (page: Page) => {
  await page.locator('section[aria-roledescription=carousel]').focus();
  const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
  await page.keyboard.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
};
const ask = async (page: Page) => {
  await page.locator('header button').click();
  await page.locator('dialog[open]').waitFor();
};

export const benefitsShots: Shot[] = [
  ...inLanguages({ name: 'benefits', path, as: 'member' }),
  ...inLanguages({ name: 'benefits-next', path, as: 'member', act: moveOn }),
  ...inLanguages({ name: 'benefits-how', path, as: 'member', act: ask }),
  ...inLanguages({ name: 'benefits-failed', path, as: 'member', without: 'reward/benefits' }),
];
