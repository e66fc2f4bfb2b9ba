// Screens of the ways out of the site: the notice before another site, and the refusal of one that is not listed.
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';

const merchants = ['lumen', 'marigold'] as const;
const given = ['redirect.notice=on'];
const plain = 'https://news.tidepool.example/koi-lagoon/autumn';
/** A host with letters that look like those of another name, and a long path. */
const strange = `https://xn--80ak6aa92e.tidepool.example/koi-lagoon/${'autumn-'.repeat(12)}`;

/** A script that presses a link as an announcement has it. */
const pressed = (address: string) => `{
  const place = document.createElement('p');
  place.dataset.outside = 'ask';
  const link = document.createElement('a');
  link.href = ${JSON.stringify(address)};
  place.append(link);
  document.body.append(place);
  link.click();
  place.remove();
}`;
const press = (address: string) => async (page: Page) => {
  await page.evaluate(pressed(address));
  await page.locator('dialog[open]').waitFor();
};
const shownAtOnce = (page: Page) => page.locator('dialog[open]').waitFor();
const refused = '/m/home?redirectUrl=https://evil.example/';

const home = { path: '/m/home', as: 'member', given } as const;

export const leavingShots: Shot[] = merchants.flatMap((merchant): Shot[] => [
  { ...home, name: 'other-site', merchant, act: press(plain) },
  { ...home, name: 'other-site-strange', merchant, act: press(strange) },
  { ...home, name: 'other-site-narrow', merchant, on: 'narrow', act: press(strange) },
  { ...home, name: 'other-site', merchant, language: 'UR', act: press(plain) },
  { ...home, name: 'other-site-strange', merchant, language: 'UR', act: press(strange) },
  { ...home, name: 'other-site-refused', merchant, path: refused, act: shownAtOnce },
]);
