// Geetest's box in each form that uses it, in both versions: the form after each result of a check, and the success of the next one.
import type { Page } from '@playwright/test';
import { login, registration, textMessage, type FilledForm, type Form } from './captcha-forms.ts';
import {
  cover,
  failed,
  inBox,
  loaders,
  openGeetestMerchant,
  press,
  provider,
  verified,
  verifyFirst,
  waiting,
  type Version,
} from './geetest-box.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, test } from '../page/site.ts';

/** Forms and versions; text messages have version 4 only (CAP-04). */
const places: readonly (readonly [Form, Version])[] = [
  [login, 'v3'],
  [login, 'v4'],
  [registration, 'v3'],
  [registration, 'v4'],
  [textMessage, 'v4'],
];

type OpenForm = FilledForm & { page: Page; version: Version };

async function open(page: Page, [form, version]: (typeof places)[number], id?: string) {
  const merchant = await openGeetestMerchant(page, {
    version,
    settings: form.geetest,
    ...(id !== undefined && { id }),
  });
  if (form.secrets) await merchant.set(...form.secrets());
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== form.path) return;
    sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return { page, version, sent, ...(await form.fill(page, merchant)) };
}

async function expectVerifyFirst({ page, send, expectKept }: OpenForm): Promise<void> {
  await send.click();
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(alert).toContainText('Please complete verification first.');
  await alert.getByRole('button', { name: 'Got it' }).click();
  await expect(alert).toBeHidden();
  await expectKept();
}
async function expectWaiting({ page }: OpenForm): Promise<void> {
  await expect(waiting(page)).toBeFocused();
  await expect(verifyFirst(page)).toBeVisible();
}

/** Replaces the loader of the next box by a script, or makes it fail. */
async function withLoader({ page, version }: OpenForm, script: string | null): Promise<void> {
  await page.route(`**${loaders[version]}`, (route) =>
    script === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.getByRole('button', { name: /Tap to (?:verify|retry)/ }).click();
}

/** Results of a check without a solution. */
const ends: Record<string, (place: OpenForm) => Promise<void>> = {
  'not solved': async (place) => {
    const { page, version } = place;
    await press(page, 'Fail');
    // Version 3 offers another try in its box.
    if (version === 'v3') {
      await expect(provider(page).getByRole('status')).toHaveText('Not right. Try again.');
      await inBox(page, 'Close').click();
    }
    await expectWaiting(place);
  },
  closed: async (place) => {
    await press(place.page, 'Close');
    await expectWaiting(place);
  },
  'hanging, and left': async (place) => {
    await press(place.page, 'Hang');
    await cover(place.page).getByRole('button', { name: 'Close the check' }).click();
    await expectWaiting(place);
  },
  'an error of the provider': async ({ page, version }) => {
    await press(page, 'Error');
    const code = { v3: '113', v4: '60500' }[version];
    await expect(failed(page, `Request forbidden (${code})`)).toBeVisible();
  },
  'a loader that is not to be had': async (place) => {
    await withLoader(place, null);
    await expect(failed(place.page, 'Check failed')).toBeVisible();
    await place.page.unrouteAll();
  },
  'a loader that is broken': async (place) => {
    await withLoader(place, 'throw new Error("broken")');
    await expect(failed(place.page, 'Check failed')).toBeVisible();
    await place.page.unrouteAll();
  },
};

const resultField = { v3: 'geetestSeccode', v4: 'geetestValidateV4' } as const;

for (const place of places) {
  const [{ name }, version] = place;

  test(
    `CAP-01, CAP-05, CAP-06, CAP-09 ${name}, ${version}: an end without a result sends nothing and loses nothing, and the next one goes through`,
    gateIf(name === 'login' && version === 'v4'),
    async ({ page, trouble }) => {
      test.slow();
      trouble.expect(/ERR_FAILED|broken/);
      const form = await open(page, place);
      await expectVerifyFirst(form);
      for (const [end, bring] of Object.entries(ends)) {
        await test.step(end, async () => {
          await bring(form);
          await expectVerifyFirst(form);
        });
      }
      expect(form.sent).toEqual([]);
      await press(page, 'Solve');
      await expect(verified(page)).toBeVisible();
      await form.send.click();
      await form.expectThrough();
      expect(form.sent).toHaveLength(1);
      expect(form.sent[0]).toHaveProperty(resultField[version]);
    },
  );

  test(
    `CAP-02, CAP-08, R4, H4 ${name}, ${version}: a result that the server refuses, cannot have checked or that was made up is said, loses nothing, and the next one goes through`,
    gateIf(name === 'registration' && version === 'v3'),
    async ({ page, trouble }) => {
      test.slow();
      trouble.expect(/status of 400/);
      const form = await open(page, place);
      const made = {
        geetest_challenge: 'a'.repeat(32),
        geetest_seccode: `${'b'.repeat(32)}|jordan`,
        captcha_id: 'of-the-test',
        lot_number: 'c'.repeat(32),
        pass_token: 'd',
        gen_time: '1',
        captcha_output: 'e',
      };
      const say = (message: object) => `parent.postMessage(${JSON.stringify(message)}, '*');`;
      const { geetest_challenge, geetest_seccode, ...ofV4 } = made;
      const answer = { v3: { geetest_challenge, geetest_seccode }, v4: ofV4 }[version];
      const liar = [{ type: 'ready' }, { type: 'solved', answer }]
        .map((message) => say({ parlour: 'captcha', ...message }))
        .join('');
      const results = {
        refused: () => press(page, 'Solve, be refused'),
        'not to be checked': () => press(page, 'Solve, be down'),
        'made up': () => withLoader(form, liar),
      };
      let sent = 0;
      for (const [result, solve] of Object.entries(results)) {
        await test.step(result, async () => {
          await solve();
          await expect(verified(page)).toBeVisible();
          await form.send.click();
          sent += 1;
          await expect(
            page
              .getByRole('alert')
              .getByText('The verification wasn’t accepted. Please verify again.'),
          ).toBeVisible();
          await expect(waiting(page)).toBeVisible();
          await form.expectKept();
          expect(form.sent).toHaveLength(sent);
        });
      }
      await page.unrouteAll();
      await press(page, 'Solve');
      await expect(verified(page)).toBeVisible();
      await form.send.click();
      await form.expectThrough();
    },
  );
}

for (const place of places.filter(([, version]) => version === 'v3')) {
  test(
    `CAP-08 ${place[0].name}, v3: while the provider is down the box does without it, and its result passes`,
    gateIf(place[0].name === 'login'),
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      const form = await open(page, place, 'it-is-down');
      await press(page, 'Solve');
      await expect(verified(page)).toBeVisible();
      await form.send.click();
      await form.expectThrough();
      expect(calls).not.toContain('/geetest/get.php');
    },
  );
}

test(
  'CAP-05 a setup of more than 10 s is given up in every form, and who takes longer to solve it is not hurried',
  nightly,
  async ({ context }) => {
    test.slow();
    const forms = await Promise.all(
      places.map(async (place) => {
        const page = await context.newPage();
        // Stays pending.
        await page.route(`**${loaders[place[1]]}`, () => new Promise(() => undefined));
        return open(page, place);
      }),
    );
    await Promise.all(
      forms.map(async (form) => {
        const { page } = form;
        await waiting(page).click();
        const box = failed(page, 'The check took too long');
        await expect(box).toBeVisible({ timeout: 20_000 });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await form.expectKept();
        await press(page, 'Solve slowly');
        await expect(verified(page)).toBeVisible({ timeout: 20_000 });
        await form.send.click();
        await form.expectThrough();
      }),
    );
  },
);
