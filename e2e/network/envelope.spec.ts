// Passwords in transit: each envelope at the login, and the message if a password cannot be sealed.
import type { Page, Request } from '@playwright/test';
import { setMerchant } from '../product/set-merchant.ts';
import {
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logInButton,
  merchantUrl,
  passwordOf,
  test,
  type Merchant,
} from '../page/site.ts';

/** Records the page's requests. */
function noteRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}
const isLogin = (request: Request) => request.url().endsWith('/wps/session/login');
const namesOf = (asked: Request[], pattern: RegExp) =>
  asked.flatMap((request) => pattern.exec(request.url())?.[1] ?? []);
const sealingFiles = (asked: Request[]) =>
  namesOf(asked, /\/assets\/(seal\w*(?:-legacy)?)-[\w-]+\.js/).toSorted();
const keysAsked = (asked: Request[]) => namesOf(asked, /\/wps\/session\/key\/(\w+)/);

/** Returns the envelope in the merchant's status, which changes within a second of the command. */
const envelopeOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const reply = await fetch('/wps/system/status');
    return ((await reply.json()) as { value: { envelope: string } }).value.envelope;
  });

type SealedLogin = {
  merchant: Merchant;
  key: string;
  files: string[];
  headers: Record<string, RegExp>;
  body: Record<string, unknown>;
};

/** Logs in, and checks the requests before and after the form is touched. */
async function expectSealedLogin(page: Page, { merchant, key, files, headers, body }: SealedLogin) {
  const asked = noteRequests(page);
  await page.goto(merchantUrl(merchant, '/m/login'));
  await hydrated(page);
  expect([sealingFiles(asked), keysAsked(asked)]).toEqual([[], []]);
  await page.getByLabel('Username', { exact: true }).focus();
  await expect.poll(() => keysAsked(asked)).toEqual([key]);
  await expect.poll(() => sealingFiles(asked)).toEqual(files);
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expectHome(page);
  expect(keysAsked(asked)).toEqual([key]);
  const [login, ...more] = asked.filter(isLogin);
  expect(more).toEqual([]);
  for (const [name, pattern] of Object.entries(headers)) {
    expect(login?.headers()[name], name).toMatch(pattern);
  }
  expect(login?.postDataJSON()).toEqual(body);
}

test('NET-06 at a merchant that sets nothing the login travels in the modern envelope', async ({
  page,
}) => {
  await expectSealedLogin(page, {
    merchant: 'lumen',
    key: 'envelope',
    files: ['sealer'],
    headers: {
      encryption: /^[\w-]{342}$/,
      'x-digest': /^[\w-]{43}$/,
      'x-rsa': /^[\w-]{16}$/,
    },
    body: {
      value: expect.stringMatching(/^[\w-]{100,}$/),
      timestamp: expect.any(Number),
      nonce: expect.stringMatching(/^[\w-]{22}$/),
    },
  });
});

test('NET-05 where the merchant says so the login travels in the legacy envelope, whose code only then is loaded', async ({
  page,
}) => {
  await page.goto(merchantUrl('plain', '/m/login'));
  await setMerchant('plain', 'set', 'envelope.send=legacy');
  await expect.poll(() => envelopeOf(page)).toBe('legacy');
  await expectSealedLogin(page, {
    merchant: 'plain',
    key: 'rsa',
    files: ['seal-legacy', 'sealer'],
    headers: {
      encryption: /^[0-9a-f]{256}$/,
      'x-digest': /^[A-Za-z0-9+/]{100,}=*$/,
      'x-rsa': /^[0-9a-f]{256}$/,
    },
    body: { value: expect.stringMatching(/^[A-Za-z0-9+/]{100,}=*$/) },
  });
  await setMerchant('plain', 'unset', 'envelope.send');
  await expect.poll(() => envelopeOf(page)).toBe('modern');
});

test('NET-07 what cannot be sealed is not sent, and the form says so', async ({ page }) => {
  const value = { keyId: 'x', publicKey: { kty: 'RSA' }, notAfter: 0, serverTime: Date.now() };
  const broken = '**/wps/session/key/envelope*';
  await page.route(broken, (route) => route.fulfill({ json: { success: true, value } }));
  const asked = noteRequests(page);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your details couldn’t be sent securely. Try again in a moment.',
  );
  expect(asked.filter(isLogin)).toEqual([]);
  await page.unroute(broken);
});
