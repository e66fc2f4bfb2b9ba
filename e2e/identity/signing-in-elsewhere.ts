// Steps of a sign-in with an account of another service: the real SDK with the sandbox's stand-in.
import type { SettingTexts } from '@parlour/contract/settings.schema';
import type { Page } from '@playwright/test';
import { openOwnMerchant, type OwnMerchant } from '../own/own-merchant.ts';
import { forgetSession } from '../page/forget-session.ts';

export const sandbox = (): string =>
  `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}`;

export const identitySettings = (): SettingTexts => ({
  'firebase.apiKey': 'key-of-parlour-test',
  'firebase.authDomain': 'auth.example',
  'firebase.projectId': 'parlour-test',
  'firebase.appId': '1:1:web:1',
  'firebase.channels': 'google,facebook,twitter,line,phone',
  'firebase.keysUrl': `${sandbox()}/identity/keys`,
  'firebase.emulatorUrl': sandbox(),
  'firebase.scriptBefore': `${sandbox()}/identity/gapi.js`,
});

export const openIdentitySite = (page: Page, settings: SettingTexts = {}): Promise<OwnMerchant> =>
  openOwnMerchant(page, { ...identitySettings(), ...settings });

/** Opens a site at an address of the sandbox's site, from which a sign-in by redirect works. */
export async function openRedirectSite(page: Page): Promise<OwnMerchant> {
  const site = await openIdentitySite(page);
  const origin = await site.addOrigin('sandbox.localhost');
  return { ...site, url: (path) => origin + path };
}

export const openNoWindows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.open = () => null;
  });

let lastPerson = 0;
/** Returns a person that no other test of this run uses. */
export const newPerson = (): string => `person ${Date.now()} ${(lastPerson += 1)}`;
export const mailOf = (person: string): string => `${person.replaceAll(' ', '.')}@mail.example`;

export const way = (page: Page, provider: string) =>
  page.getByRole('link', { name: `Continue with ${provider}` });
export const go = (page: Page, provider: string) =>
  page.getByRole('button', { name: `Continue with ${provider}` });
export const choice = (page: Page) =>
  page.getByRole('dialog', { name: 'This sign-in is new here' });

/** Chooses a person on the account page, in its window or in the site's. */
export async function choose(page: Page, person: string): Promise<void> {
  await page.getByLabel('Name').fill(person);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function openAccountPage(page: Page, provider: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await go(page, provider).click();
  return opened;
}

/** Goes from the login page to the account page and back. */
export async function signInAs(page: Page, person: string, provider = 'Google'): Promise<void> {
  await way(page, provider).click();
  await choose(await openAccountPage(page, provider), person);
}

export async function leave(page: Page, site: OwnMerchant): Promise<void> {
  await forgetSession(page);
  await page.goto(site.url('/m/login'));
}
