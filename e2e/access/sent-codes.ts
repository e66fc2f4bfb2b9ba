// Forms in which a code was sent. The call is answered here, because a name and a number may get one code a minute.
import { sendEmailCode, sendSmsCode } from '@parlour/contract/codes/calls';
import type { Page } from '@playwright/test';

async function answerCodes(page: Page): Promise<void> {
  for (const { path } of [sendEmailCode, sendSmsCode]) {
    await page.route(`**${path}*`, (route) =>
      route.fulfill({
        json: { success: true, value: { expirationTime: Date.now() + 120_000 } },
      }),
    );
  }
}
const cells = (page: Page) => page.locator('form:not([hidden]) [autocomplete=one-time-code]');

/** Sends the code of the second factor by e-mail, whose form is open. */
export async function sendFactorMail(page: Page): Promise<void> {
  await answerCodes(page);
  await page.locator('[name=email]').fill('nobody@example.test');
  await page.locator('dialog form [type=submit]').click();
  await cells(page).waitFor();
}

/** Sends the code of a login at a merchant without a captcha. */
export async function sendLoginCode(page: Page): Promise<void> {
  await answerCodes(page);
  await page.locator('fieldset label').last().click();
  await page.locator('[name=mobile]').fill('917 555 0142');
  await page.locator('form:not([hidden]) [type=submit]').click();
  await cells(page).waitFor();
}
