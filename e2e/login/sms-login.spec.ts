// A login by a code in a text message, and the country before the number (LOGIN-09, LOGIN-10).
import { sendSmsCode } from '@parlour/contract/codes/calls';
import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { findCrowding } from '../page/crowding.ts';
import { codeSentTo, messagesTo } from './inbox.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { forgetSession } from '../page/forget-session.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import {
  expect,
  expectHome,
  hydrated,
  logInButton,
  merchantUrl,
  sessionOf,
  test,
} from '../page/site.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page) => field(page, 'Mobile number');
const code = (page: Page) => field(page, 'Verification code');
const send = (page: Page) => page.getByRole('button', { name: 'Send code', exact: true });
const counting = (page: Page) => page.getByRole('button', { name: /^Resend code in \d:\d\d$/ });
const country = (page: Page) => page.getByRole('button', { name: /^Country code: / });
const countries = (page: Page) => page.getByRole('dialog', { name: 'Country code' });

/** Counter of new numbers, which no other test of this run uses, because limits are counted by number. */
let lastNumber = 0;
const newNumber = (end = ''): string => {
  lastNumber += 1;
  const own = `${String(Date.now()).slice(-5)}${String(lastNumber).padStart(2, '0')}`;
  // The prefix of a real network.
  return `917${end === '' ? own : own.slice(3, 5)}${end}`;
};

async function newMember(mobile = newNumber()) {
  const { username } = await createMember(ownerUrlOf(), 'lumen', { mobile: `+63${mobile}` });
  return { username, mobile };
}
async function openForm(page: Page): Promise<void> {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await page.getByText('SMS code', { exact: true }).click();
  await expect(number(page)).toBeVisible();
}

test('LOGIN-09, LOGIN-12 a login by a code: missing, wrong, right, and the device remembers the number only', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const member = await newMember();
  await openForm(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await send(page).click();
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveAccessibleDescription(/Enter your mobile number\./);
  await expect(code(page)).toHaveCount(0);
  expect(asked).not.toContain(sendSmsCode.path);

  await number(page).fill(`0${member.mobile}`);
  await send(page).click();
  await expect(counting(page)).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(logInButton(page)).toBeDisabled();
  await code(page).press('Enter');
  await expect(code(page)).toHaveAccessibleDescription(/Enter the six-digit code\./);
  const sent = await codeSentTo(`+63${member.mobile}`);
  // The last digit sends the form.
  await code(page).fill(sent === '000000' ? '111111' : '000000');
  await expect(code(page)).toHaveAccessibleDescription(
    /That code isn’t right, or it has expired\./,
  );
  await expect(number(page)).toHaveValue(`0${member.mobile}`);

  await page.getByText('Remember me').locator('visible=true').click();
  await code(page).fill(sent);
  await expectHome(page, member.username);
  const kept = await page.evaluate(() => localStorage.getItem('remPass'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ type: 'sms', secret: '' });

  // LOGIN-07: a login by text message is never done by itself.
  await forgetSession(page);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await sessionOf(page)).toBeNull();
});

test('LOGIN-09, NET-17 a number that is none is said beside its field, and what was typed stays', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  await openForm(page);
  await number(page).fill('12');
  await send(page).click();
  await expect(number(page)).toHaveAccessibleDescription(/We can’t text this number/);
  await expect(number(page)).toHaveValue('12');
  await expect(send(page)).toBeEnabled();
  await expect(code(page)).toHaveCount(0);
});

test('LOGIN-09, A2 a number that nobody has, or that the gateway refuses, is answered as any other', async ({
  page,
}) => {
  await openForm(page);
  await number(page).fill(newNumber());
  await send(page).click();
  await expect(counting(page)).toBeVisible();
});

for (const percent of [100, 160]) {
  test(
    `LOGIN-09 a whole number is seen on the narrowest phone with text at ${percent} %`,
    gateIf(percent === 160),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openForm(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await number(page).fill('917 555 0142');
      const room = await number(page).evaluate(
        (input: HTMLInputElement) => input.clientWidth - input.scrollWidth,
      );
      expect(room).toBe(0);
      expect(await findCrowding(page)).toEqual([]);
    },
  );
}

for (const percent of [100, 160]) {
  test(
    `TFA-05 on the narrowest phone the time to another code stands on one line with text at ${percent} %`,
    gateIf(percent === 160),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openForm(page);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await number(page).fill(newNumber());
      await send(page).click();
      await expect(counting(page)).toBeVisible();
      const height = await counting(page).evaluate((button) => button.getClientRects()[0]?.height);
      expect(height).toBe(44);
      expect(await findCrowding(page)).toEqual([]);
    },
  );
}

test('LOGIN-09 a code that is delivered twice logs in', async ({ page }) => {
  const member = await newMember(newNumber('90002'));
  await openForm(page);
  await number(page).fill(member.mobile);
  await send(page).click();
  await expect.poll(() => messagesTo(`+63${member.mobile}`)).toBe(2);
  await code(page).fill(await codeSentTo(`+63${member.mobile}`));
  await expectHome(page, member.username);
});

/** Shifts the clock of `Date` only: `page.clock` would replace `performance` too, by which tests know that a page is ready. */
const setClock = (page: Page, offBy: number) =>
  page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    globalThis.Date = class extends Date {
      constructor(...given: [] | [number]) {
        super(...(given.length === 0 ? ([now() + ms] as const) : given));
      }
      static override now = () => now() + ms;
    } as DateConstructor;
  }, offBy);

const secondsLeft = async (page: Page): Promise<number> => {
  const [minutes, seconds] = /\d:\d\d/.exec(await counting(page).innerText())?.[0].split(':') ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

for (const [clock, hours] of [
  ['an hour late', -1],
  ['a day early', 24],
] as const) {
  test(
    `TFA-05 on a phone whose clock is ${clock} the code counts down from its two minutes, also after a reload`,
    gateIf(clock === 'a day early'),
    async ({ page }) => {
      await setClock(page, hours * 3_600_000);
      const mobile = newNumber();
      await openForm(page);
      await number(page).fill(mobile);
      await send(page).click();
      const before = await secondsLeft(page);
      expect(before).toBeGreaterThan(60);
      expect(before).toBeLessThanOrEqual(122);
      await page.reload();
      await openForm(page);
      // The number is still there, and with it the time.
      await expect(number(page)).toHaveValue(mobile);
      expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
      expect(await secondsLeft(page)).toBeGreaterThan(30);
    },
  );
}

test('LOGIN-10 a country is found by its name and by its number, chosen, and kept', async ({
  page,
}) => {
  await openForm(page);
  await expect(country(page)).toHaveAccessibleName('Country code: Philippines, +63');
  await country(page).click();
  const search = countries(page).getByLabel('Country or code');
  const all = countries(page).getByRole('list', { name: 'All countries' });
  await expect(all.getByRole('button', { name: /^Thailand/ })).toBeVisible();
  const flag = all.getByRole('listitem').first().locator('img');
  await expect
    .poll(() => flag.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await search.fill('no such place');
  await expect(countries(page)).toContainText('No country found');
  await search.fill('+92');
  await expect(all.getByRole('button').first()).toContainText('Pakistan');
  await search.fill('thai');
  await expect(all.getByRole('button')).toHaveCount(1);
  await all.getByRole('button', { name: /Thailand/ }).click();
  await expect(countries(page)).toHaveCount(0);
  await expect(country(page)).toHaveAccessibleName('Country code: Thailand, +66');
  await page.reload();
  await openForm(page);
  await expect(country(page)).toHaveAccessibleName('Country code: Thailand, +66');
});

test(
  'LOGIN-10 a country is chosen by keys alone, and leaving changes nothing',
  nightly,
  async ({ page }) => {
    await openForm(page);
    await country(page).focus();
    await page.keyboard.press('Enter');
    await expect(countries(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(countries(page)).toHaveCount(0);
    await expect(country(page)).toBeFocused();
    await expect(country(page)).toHaveAccessibleName('Country code: Philippines, +63');
    await page.keyboard.press('Enter');
    await countries(page).getByLabel('Country or code').focus();
    await page.keyboard.type('germany');
    const germany = countries(page).getByRole('button', { name: /^Germany/ });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(germany).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveAccessibleName('Country code: Germany, +49');
  },
);
