// What a person needs who sees badly or reads large, of a page as it stands: names, contrast, room.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf } from './crowding.ts';
import { expect } from './site.ts';

/** What others show in a frame of theirs is left out. */
async function expectClean(page: Page, name: string): Promise<void> {
  // What is half faded in has half its contrast. One that is cut off has ended, too.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((each) => each.finished)),
  );
  // Only what several frames say needs a page of its own to be put together.
  const isAlone = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isAlone)
    .exclude('iframe')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html]));
  expect(found, name).toEqual([]);
}

/** On the screen that it has, also with text at 160 %. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectClean(page, name);
  const setTextSize = await textSizeOf(page);
  for (const percent of [100, 160]) {
    await setTextSize(percent);
    expect(await findCrowding(page), `${name}, text at ${percent} %`).toEqual([]);
  }
  await setTextSize(100);
}
