// The row of the next draws on home, on phones, tablets and with large text: cards of one height without holes, whose parts stand level.
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf } from '../page/crowding.ts';
import { pairs } from '../page/pairs.ts';
import { enterDemo, expect, hydrated, merchantUrl, test } from '../page/site.ts';

const sizes = [
  { width: 320, percent: 100 },
  { width: 320, percent: 160 },
  { width: 390, percent: 100 },
  { width: 820, percent: 100 },
];

const row = (page: Page) =>
  page.locator('main section.lane').filter({ has: page.getByRole('timer') });

/** Returns the distinct heights of cards and of heads, the distances of heads from the top of their card, and texts that leave their card. */
const measure = (page: Page) =>
  row(page).evaluate((lane) => {
    const cards = [...lane.querySelectorAll('a.card')].map((card) => ({
      card: card.getBoundingClientRect(),
      head: card.children[0]?.getBoundingClientRect() ?? new DOMRect(),
      parts: [...card.querySelectorAll('h3, p, .pill, .ball')].map((part) => ({
        text: part.textContent,
        box: part.getBoundingClientRect(),
      })),
    }));
    const distinct = (values: number[]) => new Set(values.map((value) => Math.round(value))).size;
    return {
      cards: cards.length,
      heights: distinct(cards.map(({ card }) => card.height)),
      heads: distinct(cards.map(({ card, head }) => head.top - card.top)),
      outside: cards.flatMap(({ card, parts }) =>
        parts
          .filter(({ box }) => box.left < card.left || box.right > card.right)
          .map(({ text }) => text),
      ),
      below: Math.round(
        lane.getBoundingClientRect().bottom - Math.max(...cards.map(({ card }) => card.bottom)),
      ),
    };
  });

for (const { merchant, language, tag } of pairs) {
  test(
    `GAME-13, LOBBY-09 draw cards of one row have one height, their heads stand level, and nothing leaves its card: ${merchant}, ${language}`,
    tag,
    async ({ page }) => {
      await enterDemo(page, merchant);
      await page.goto(merchantUrl(merchant, `/m/home?language=${language}`));
      await hydrated(page);
      await expect(row(page).getByRole('timer').first()).toBeVisible();
      const setTextSize = await textSizeOf(page);
      for (const { width, percent } of sizes) {
        await test.step(`${width} px, text at ${percent} %`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await setTextSize(percent);
          const { cards, below, ...found } = await measure(page);
          expect(cards).toBeGreaterThan(3);
          expect(found).toEqual({ heights: 1, heads: 1, outside: [] });
          expect(below).toBeLessThan(30);
          const crowded = await findCrowding(page);
          expect(crowded.filter((each) => /one-line|pill|ball/.test(each))).toEqual([]);
        });
      }
    },
  );
}
