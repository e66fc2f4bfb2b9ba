// Screens of the member's own page and of what it opens, also in the colour scheme that is not the merchant's own.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const path = '/m/member/home';
const looks = [
  { merchant: 'lumen' },
  { merchant: 'marigold' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold', language: 'TH' },
] as const;
/** The choice of the theme's sheet that is not the merchant's own: the second is light, the third dark. */
const otherChoice = { lumen: 1, marigold: 2 } as const;

const hideAmounts = (page: Page) => page.getByRole('button', { name: 'Hide amounts' }).click();
const rows = (page: Page) => page.locator('main button.list-row');
/** Opens the theme's sheet, by the last button but one of the page's rows. */
const openThemes = async (page: Page) => {
  await rows(page).nth(-2).click();
  await page.getByRole('dialog').waitFor();
};
const openAbout = async (page: Page) => {
  await rows(page).last().click();
  await page.getByRole('dialog').waitFor();
};
const toEnd = (page: Page) => page.locator('main footer').scrollIntoViewIfNeeded();
/** Chooses the scheme that the merchant does not have. */
const chooseOther = (merchant: keyof typeof otherChoice) => async (page: Page) => {
  await openThemes(page);
  const choices = page.getByRole('dialog').getByRole('listitem');
  await choices.nth(otherChoice[merchant]).getByRole('button').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

export const memberShots: Shot[] = [
  ...looks.flatMap((look): Shot[] => [
    {
      ...look,
      name: 'member',
      path,
      as: 'member',
      // The number of waiting vouchers is shown after the page.
      act: (page) => page.locator('.tile .badge').waitFor(),
    },
    { ...look, name: 'member-end', path, as: 'member', act: toEnd },
    { ...look, name: 'member-themes', path, as: 'member', act: openThemes },
    { ...look, name: 'member-about', path, as: 'member', act: openAbout },
    { ...look, name: 'member-other-theme', path, as: 'member', act: chooseOther(look.merchant) },
    { ...look, name: 'member-failed', path, as: 'member', without: 'member/info' },
    { ...look, name: 'member-narrow', path, as: 'member', on: 'narrow' },
  ]),
  ...(['lumen', 'marigold'] as const).map((merchant): Shot => ({
    name: 'member-hidden',
    merchant,
    path,
    as: 'member',
    act: hideAmounts,
  })),
];
