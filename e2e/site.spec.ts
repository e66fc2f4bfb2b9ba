import { expect, merchantUrl, test } from './site.ts';

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
    await expect(page.getByRole('heading', { name: `Log in to ${name}` })).toBeVisible();
  }
});
