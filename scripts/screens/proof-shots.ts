// Screens of other proofs: captchas, passkeys, external accounts. Each in the four variants of signing in, if the merchant has it.
import { identity } from '@parlour/seed/connect-proofs';
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';
import { box, endCheck, inLanguages, openSms, type ShotTemplate } from './sign-in-shots.ts';

async function openBox(page: Page): Promise<void> {
  await openSms(page);
  await box(page).waitFor();
}
const endBox = (how: 'Solve' | 'Error') => async (page: Page) => {
  await openSms(page);
  await endCheck(page, how);
};
/** Enables the slide captcha for Lumen. */
const withSlide = (shot: ShotTemplate): Shot[] =>
  inLanguages(shot).map((each) =>
    each.merchant === 'lumen' ? { ...each, given: ['flags.GEETESTVCODE3=on'] } : each,
  );
/** Enables the picture captcha. For Marigold it uses the login, because its registration also has the slide captcha. */
const withPicture = (shot: ShotTemplate): Shot[] =>
  inLanguages(shot).map((each) => ({
    ...each,
    ...(each.merchant === 'marigold' && { path: '/m/login' }),
    given: ['register.captcha.enabled=on'],
  }));

async function addPasskey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.locator('main .btn--primary').click();
  await page.locator('.toast').waitFor();
  await page.locator('.toast').waitFor({ state: 'detached', timeout: 10_000 });
}

async function signInElsewhere(page: Page): Promise<void> {
  await page.locator('a[href*="with=google"]').click();
  const opened = page.waitForEvent('popup');
  await page.locator('main .btn--primary').click();
  const account = await opened;
  await account.locator('[name=name]').fill('Mira');
  await account.locator('form button').click();
  await page.getByRole('dialog').waitFor();
}
/** Enables the identity service for the demo's merchant that has none. */
const withIdentity = (shot: ShotTemplate): Shot[] =>
  inLanguages(shot).map((each) => ({
    ...each,
    hasProfile: true,
    ...(each.merchant === 'marigold' && { given: identityAt }),
  }));
function identityAt(port: number): string[] {
  const { account, places } = identity(
    { code: 'marigold' },
    `http://sandbox.localhost:${port + 1}`,
  );
  return Object.entries({ ...account, ...places }).map(([name, value]) => `${name}=${value}`);
}

export const proofShots: Shot[] = [
  ...withSlide({ name: 'captcha-waiting', path: '/m/login', as: 'guest', act: openBox }),
  ...withSlide({ name: 'captcha-done', path: '/m/login', as: 'guest', act: endBox('Solve') }),
  ...withSlide({ name: 'captcha-error', path: '/m/login', as: 'guest', act: endBox('Error') }),
  ...withPicture({ name: 'captcha-digits', path: '/m/register', as: 'guest' }),
  ...inLanguages({ name: 'passkeys-empty', path: '/m/member/passkeys', as: 'member' }),
  ...inLanguages({ name: 'passkeys', path: '/m/member/passkeys', as: 'member', act: addPasskey }),
  ...withIdentity({ name: 'identity', path: '/m/identity?with=google', as: 'guest' }),
  ...withIdentity({ name: 'identity-number', path: '/m/identity?with=phone', as: 'guest' }),
  ...withIdentity({ name: 'identity-choice', path: '/m/login', as: 'guest', act: signInElsewhere }),
  ...withIdentity({ name: 'identities', path: '/m/member/identities', as: 'member' }),
];
