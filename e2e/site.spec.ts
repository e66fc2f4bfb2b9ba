import { expect, expectHome, logIn, merchantUrl, test, usable } from './site.ts';

test('BOOT-01 an unknown host gets a plain 404 page and no merchant’s site', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const answer = await page.goto(merchantUrl('unknown'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/Lumen|Marigold|Plain\b/)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('BOOT-01 each host shows its own merchant', async ({ page }) => {
  for (const [merchant, name] of [
    ['lumen', 'Lumen'],
    ['marigold', 'Marigold'],
    ['plain', 'Plain'],
  ] as const) {
    await page.goto(merchantUrl(merchant, '/m/login'));
    await expect(page.getByText(`Log in to ${name}`)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  }
});

for (const [merchant, who] of [
  ['lumen', 'a member'],
  ['marigold', 'a guest'],
] as const) {
  test(`ROUTE-06 /m/index.html keeps affiliateCode and r across a reload for ${who}`, async ({
    page,
  }) => {
    if (who === 'a member') {
      await logIn(page, merchant, 'demo');
      await expectHome(page);
    }
    const asked = merchantUrl(merchant, '/m/index.html?affiliateCode=spring%2024&r=K7');
    await page.goto(asked);
    for (const _time of ['at first', 'after a reload']) {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page).toHaveURL(asked);
      await page.reload();
    }
  });
}

test('NET-11 a lost line is told in a toast, which goes by itself', async ({
  page,
  context,
  trouble,
}) => {
  // What was being fetched ahead just then may meet the lost line.
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await usable(page);
  await context.setOffline(true);
  await expect(page.getByText('Network offline')).toBeVisible();
  await expect(page.getByText('Network offline')).toBeHidden({ timeout: 3_000 });
  await context.setOffline(false);
  await expect(page.getByText('Back online')).toBeVisible();
});

test('HOUSE the board of the kit is no page of a build', async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  const answer = await page.goto(merchantUrl('lumen', '/m/ui'));
  expect(answer?.status()).toBe(404);
});
