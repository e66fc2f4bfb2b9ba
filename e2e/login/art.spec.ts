// The large mark behind the head of login and registration: its figure is clear of the controls.
import type { Locator, Page } from '@playwright/test';
import { gateIf } from '../page/pairs.ts';
import { expect, hydrated, merchantUrl, test } from '../page/site.ts';

type Box = { top: number; bottom: number; left: number; right: number };

const boxesOf = (page: Page, shapes: string): Promise<Box[]> =>
  page.locator(`.head-art ${shapes}`).evaluateAll((all) =>
    all.map((shape) => {
      const { top, bottom, left, right } = shape.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
async function boxOf(control: Locator): Promise<Box> {
  const { top, bottom, left, right } = await control.evaluate((node: Element) =>
    node.getBoundingClientRect().toJSON(),
  );
  return { top, bottom, left, right };
}

/** The filled shapes of the mark: those of the light and the rings are wider and only seen through. */
const figures = {
  lumen: 'circle[fill^="var("]',
  marigold: 'g[transform] > g:first-child > ellipse, g[transform] > ellipse, g[transform] > circle',
} as const;

for (const merchant of ['lumen', 'marigold'] as const) {
  for (const height of [640, 844, 932]) {
    test(
      `LOGIN-01, HOUSE at ${merchant}, ${height} px high, the mark ends above the choice of the login`,
      gateIf(height === 844),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height });
        await page.goto(merchantUrl(merchant, '/m/login'));
        await hydrated(page);
        await expect(page.locator('.head-art')).toBeVisible();
        const { top } = await boxOf(page.locator('fieldset'));
        const shapes = await boxesOf(page, figures[merchant]);
        expect(shapes.length).toBeGreaterThan(0);
        expect(Math.max(...shapes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(top);
      },
    );
  }
}

test('REG-01, HOUSE at Marigold the button of customer service does not cover the flower’s heart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(merchantUrl('marigold', '/m/register'));
  await hydrated(page);
  const [heart] = await boxesOf(page, 'g[transform] > circle');
  const button = await boxOf(page.getByRole('link', { name: 'Customer service' }));
  // The disc of the button is 4 px smaller than its target.
  expect(heart?.top).toBeGreaterThanOrEqual(button.bottom - 4);
  const steps = await boxOf(page.getByText('Step 1 of 3'));
  expect(heart?.bottom).toBeLessThan(steps.top);
});
