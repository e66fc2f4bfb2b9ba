// Sign-in with an account of another service (IDP): the real SDK with the sandbox's stand-in, in a browser with a profile.
import type { TestMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import type { OwnMerchant } from '../own/own-merchant.ts';
import { test } from '../own/own-profile.ts';
import {
  choice,
  choose,
  go,
  leave,
  mailOf,
  newPerson,
  openAccountPage,
  openIdentitySite as open,
  openNoWindows,
  openRedirectSite,
  sandbox,
  signInAs,
  way,
} from './signing-in-elsewhere.ts';
import { listBrokenRules } from '../page/accessible.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, expectHome, fillLogin, logInButton, sessionOf } from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

async function logInHere(page: Page, member: TestMember): Promise<void> {
  // The form takes no text while a dialog closes.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fillLogin(page, member.username, member.password);
  await logInButton(page).click();
}

/** Person and provider of a sign-in that is connected with a new member's account. */
type ConnectOptions = { person: string; provider?: string };

async function connect(
  page: Page,
  site: OwnMerchant,
  { person, provider = 'Google' }: ConnectOptions,
): Promise<TestMember> {
  const member = await site.createMember();
  await page.goto(site.url('/m/login'));
  await signInAs(page, person, provider);
  await choice(page).getByRole('button', { name: 'Log in to an existing account' }).click();
  await logInHere(page, member);
  await expectHome(page, member.username);
  await expectToast(page, `${provider} connected`);
  return member;
}

test.beforeEach(({ trouble }) => trouble.expect(/status of 400/));

for (const provider of ['Google', 'Facebook', 'X', 'LINE']) {
  test(
    `IDP-01, IDP-02, IDP-03 ${provider} is connected with an account, and from then on opens it`,
    gateIf(provider === 'Google'),
    async ({ page }) => {
      const site = await open(page);
      const person = newPerson();
      const member = await connect(page, site, { person, provider });
      await leave(page, site);
      await signInAs(page, person, provider);
      await expectHome(page, member.username);
      expect((await sessionOf(page))?.userName).toBe(member.username);
    },
  );
}

test('IDP-03, H1b nothing of the sign-in stands in an address, and the site is left with a policy of its own', async ({
  page,
}) => {
  const site = await open(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(frame.url());
  });
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'];
    if (policy && response.request().isNavigationRequest()) {
      policies.set(new URL(response.url()).pathname, policy);
    }
  });
  await page.goto(site.url('/m/login'));
  await signInAs(page, newPerson());
  await expect(choice(page)).toBeVisible();
  expect(seen.join(' ')).not.toContain('eyJ');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'eyJ',
  );
  expect(policies.get('/m/identity')).toContain(`${sandbox()}/identity/gapi.js`);
  expect(policies.get('/m/identity')).toContain('trusted-types');
  expect(policies.get('/m/login')).not.toContain(sandbox().replace('http://', '') + '/identity');
  expect(await page.evaluate(() => 'gapi' in window)).toBe(false);
});

test(
  'IDP-03 who closes the choice is asked again at the next sign-in, and connects nothing',
  nightly,
  async ({ page }) => {
    const site = await open(page);
    const member = await site.createMember();
    const person = newPerson();
    await page.goto(site.url('/m/login'));
    await signInAs(page, person);
    await expect(choice(page)).toContainText(mailOf(person));
    await choice(page).getByRole('button', { name: 'Close' }).click();
    await logInHere(page, member);
    await expectHome(page, member.username);
    await leave(page, site);
    await signInAs(page, person);
    await expect(choice(page)).toBeVisible();
  },
);

test(
  'IDP-03 nobody is offered a new account where the merchant does not allow it',
  nightly,
  async ({ page }) => {
    const site = await open(page);
    await page.goto(site.url('/m/login'));
    await signInAs(page, newPerson());
    await expect(choice(page)).toContainText('Log in to your account here to connect it.');
    await expect(choice(page).getByRole('link')).toHaveCount(0);
    await expect(choice(page).getByRole('button')).toHaveCount(2);
  },
);

test('IDP-03 a member connects, sees and disconnects', async ({ page }) => {
  const site = await open(page);
  const member = await site.createMember();
  const person = newPerson();
  await page.goto(site.url('/m/login'));
  await logInHere(page, member);
  await expectHome(page, member.username);
  await page.goto(site.url('/m/member/identities'));
  await expect(page.getByText('You haven’t connected any yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Connect Google' }).click();
  await choose(await openAccountPage(page, 'Google'), person);
  await expectToast(page, 'Google connected');
  const row = page.getByRole('list', { name: 'Connected', exact: true });
  await expect(row).toContainText(mailOf(person));
  await row.getByRole('button', { name: `Disconnect Google ${mailOf(person)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('You haven’t connected any yet.')).toBeVisible();
  await leave(page, site);
  await signInAs(page, person);
  await expect(choice(page)).toBeVisible();
});

test('IDP-01 where no window opens it goes by redirect', async ({ page }) => {
  const site = await openRedirectSite(page);
  const person = newPerson();
  const member = await connect(page, site, { person });
  await leave(page, site);
  await openNoWindows(page);
  await way(page, 'Google').click();
  await go(page, 'Google').click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await choose(page, person);
  await expectHome(page, member.username);
});

const failures: [person: string, text: string, code: string][] = [
  ['known', 'You’ve signed in with this address', 'auth/account-exists-with-different-credential'],
  [
    'elsewhere',
    'This account is already connected somewhere else.',
    'auth/credential-already-in-use',
  ],
  ['disabled', 'has disabled this account', 'auth/user-disabled'],
  ['broken', 'The other service couldn’t confirm it’s you.', 'auth/invalid-credential'],
  ['cancel', 'The window was closed before you finished.', 'auth/user-cancelled'],
  ['error', 'Something went wrong while signing in.', 'auth/internal-error'],
];
for (const [person, text, code] of failures) {
  test(
    `IDP-08 ${code} is said in the player’s words, then by its code and reason`,
    gateIf(code === 'auth/internal-error'),
    async ({ page }) => {
      const site = await open(page);
      await page.goto(site.url('/m/identity?with=google'));
      const window = await openAccountPage(page, 'Google');
      await window.getByRole('button', { name: person, exact: true }).click();
      const said = page.getByRole('alert');
      await expect(said).toContainText(text);
      await expect(said).toContainText(`Code: ${code}`);
      await expect(said).toContainText(/Reason: \S/);
      await expect(go(page, 'Google')).toBeEnabled();
    },
  );
}

// Current Chromium gives no sign of private windows; these are the signs of older versions, of WebKit and of Firefox.
const signs: [name: string, sign: () => void][] = [
  [
    'little room',
    () => {
      navigator.storage.estimate = async () => ({ quota: 400 * 1_048_576, usage: 0 });
    },
  ],
  [
    'no files',
    () => {
      Reflect.deleteProperty(Performance.prototype, 'memory');
      navigator.storage.getDirectory = () => Promise.reject(new Error('not here'));
    },
  ],
];
for (const [name, sign] of signs) {
  test(
    `IDP-06 private browsing, which shows by ${name}, is refused before anything of the service is loaded`,
    gateIf(name === 'no files'),
    async ({ page }) => {
      const site = await open(page);
      await page.addInitScript(sign);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(site.url('/m/identity?with=google'));
      await expect(page.getByRole('alert')).toContainText('in private browsing');
      expect(asked.filter((url) => url.startsWith(sandbox()))).toEqual([]);
    },
  );
}

test('IDP-07 a number is proven by a code, which may be asked for again after a minute', async ({
  page,
}) => {
  const site = await open(page, { country: 'PH' });
  const number = `917${String(Date.now()).slice(-7)}`;
  await page.goto(site.url('/m/login'));
  await way(page, 'Mobile number').click();
  const field = page.getByLabel('Verification code');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: /^Resend code in (1:00|0:5\d)$/ })).toBeVisible();
  const inbox = await page.request.get(
    `http://127.0.0.1:${Number(process.env['PARLOUR_E2E_PORT']) + 1}/sms/inbox?to=%2B63${number}`,
    { headers: { host: new URL(sandbox()).host } },
  );
  const { messages } = (await inbox.json()) as { messages: { body: string }[] };
  const code = /\d{6}/.exec(messages[0]?.body ?? '')?.[0] ?? '';
  await expect(field).toHaveAccessibleDescription(/^We texted a code to .\+63 917 ••• \d{4}/);
  await field.fill('000000');
  await expect(field).toHaveAccessibleDescription(/^The code has expired\./);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill(code);
  await expect(choice(page)).toContainText(`+63${number}`);
});

test('IDP-01 a merchant without the service shows nothing of it', nightly, async ({ page }) => {
  const site = await open(page, { 'firebase.appId': 'none' });
  await page.goto(site.url('/m/login'));
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByText('or continue with')).toHaveCount(0);
  await page.goto(site.url('/m/identity?with=google'));
  await expect(page.getByRole('alert')).toContainText('isn’t available here');
});

// Google's script is not loaded in tests. This one replaces it: a prompt, and a token with the requested nonce.
const prompt = (person: string, nonce: string) => `
  const encode = (part) => btoa(JSON.stringify(part));
  window.google = { accounts: { id: {
    initialize: (options) => { window.asked = options; },
    prompt: () => {
      const button = document.createElement('button');
      button.textContent = 'One tap';
      button.style.cssText = 'position:fixed;inset-block-end:80px;z-index:99';
      button.addEventListener('click', () => window.asked.callback({
        credential: [{ alg: 'none' }, { name: ${JSON.stringify(person)}, nonce: ${nonce} }, {}].map(encode).join('.'),
      }));
      document.body.append(button);
    },
    cancel: () => undefined,
  } } };`;

async function openOneTap(page: Page, person: string, nonce: string): Promise<OwnMerchant> {
  const site = await open(page, { 'firebase.googleWebClientId': 'client-of-the-test' });
  const script = { contentType: 'text/javascript', body: prompt(person, nonce) };
  await page.route('https://accounts.google.com/gsi/client', (route) => route.fulfill(script));
  await page.goto(site.url('/m/identity?with=google'));
  return site;
}

test('IDP-05, H1b one tap signs in, by a script that only this page may load', async ({ page }) => {
  const person = newPerson();
  const site = await openOneTap(page, person, 'window.asked.nonce');
  await expect(page.getByRole('button', { name: 'One tap' })).toBeVisible();
  expect(
    await page.evaluate(() => {
      const { client_id: client, nonce } = (
        window as unknown as { asked: { client_id: string; nonce: string } }
      ).asked;
      return [client, /^[0-9a-f]{64}$/.test(nonce)];
    }),
  ).toEqual(['client-of-the-test', true]);
  await page.getByRole('button', { name: 'One tap' }).click();
  await expect(choice(page)).toContainText(mailOf(person));
  expect(new URL(page.url()).pathname).toBe('/m/login');
  expect(site.url('/m/login')).toBe(page.url());
});

test(
  'IDP-05, A11 a token with another nonce than the page made is not taken',
  nightly,
  async ({ page }) => {
    await openOneTap(page, newPerson(), JSON.stringify('0'.repeat(64)));
    await page.getByRole('button', { name: 'One tap' }).click();
    await expect(go(page, 'Google')).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/m/identity');
  },
);

test('IDP-05 without Google’s client id nothing of it is loaded', nightly, async ({ page }) => {
  const site = await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.url('/m/identity?with=google'));
  await expect(go(page, 'Google')).toBeVisible();
  expect(asked.filter((url) => url.includes('google.com'))).toEqual([]);
});

test(
  'HOUSE axe finds nothing where somebody signs in, and the keys lead through it',
  nightly,
  async ({ page }) => {
    const site = await open(page);
    const expectClean = async (name: string): Promise<void> => {
      await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
      expect(await listBrokenRules(page), name).toEqual([]);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site.url('/m/login'));
    await expect(way(page, 'Google')).toBeVisible();
    await expectClean('the row of the login page');
    await way(page, 'Google').focus();
    await page.keyboard.press('Enter');
    await expect(go(page, 'Google')).toBeEnabled();
    await expectClean('the sign-in page');
    await go(page, 'Google').focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await choose(await opened, newPerson());
    await expect(choice(page)).toBeVisible();
    await expectClean('the choice');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(site.url('/m/identity?with=phone'));
    await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
    await expectClean('the number');
  },
);
