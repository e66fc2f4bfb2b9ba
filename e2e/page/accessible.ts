// Checks of a page for people with poor eyesight or large text: names, contrast, space.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf, type SetTextSize } from './crowding.ts';
import { expect } from './site.ts';

/** Returns the rules of axe that the page breaks, each with its element. `except`: a selector of excluded elements. */
export async function listBrokenRules(
  page: Page,
  { except }: { except?: string } = {},
): Promise<[rule: string, html: string][]> {
  // Only results of several frames need a separate page to be combined.
  const isAlone = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isAlone)
    // Elements that keep a rule, hundreds on a page, are not needed.
    .options({ resultTypes: ['violations'] });
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }): [string, string] => [id, html]),
  );
}

/** Returns descriptions of crowded elements, with text at 100 % and at 160 %. */
export async function findCrowdingAtSizes(
  page: Page,
  setTextSize: SetTextSize,
): Promise<Record<'text at 100 %' | 'text at 160 %', string[]>> {
  await setTextSize(100);
  const usual = await findCrowding(page);
  await setTextSize(160);
  const large = await findCrowding(page);
  await setTextSize(100);
  return { 'text at 100 %': usual, 'text at 160 %': large };
}

export const roomAtSizes = { 'text at 100 %': [], 'text at 160 %': [] };

/** Waits for animations, because a half-faded element has half its contrast. A cancelled animation counts as ended. */
const waitForAnimations = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)));

/** Expects that nothing is crowded at the page's current size, also with text at 160 %. */
async function expectRoom(page: Page, name: string): Promise<void> {
  await waitForAnimations(page);
  const setTextSize = await textSizeOf(page);
  expect(await findCrowdingAtSizes(page, setTextSize), name).toEqual(roomAtSizes);
}

/** Expects that axe finds nothing and nothing is crowded. Frames of other sites are excluded. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await waitForAnimations(page);
  expect(await listBrokenRules(page, { except: 'iframe' }), name).toEqual([]);
  await expectRoom(page, name);
}
