// What a person needs who sees badly or reads large, of a page as it stands: names, contrast, room.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf, type SetTextSize } from './crowding.ts';
import { expect } from './site.ts';

/** The rules of axe that the page breaks, each with the element that does. `except`: a selector of what is left out. */
export async function listBrokenRules(
  page: Page,
  { except }: { except?: string } = {},
): Promise<[rule: string, html: string][]> {
  // Only what several frames say needs a page of its own to be put together.
  const isAlone = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isAlone)
    // The elements that keep a rule, hundreds on a page, are of no use here.
    .options({ resultTypes: ['violations'] });
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }): [string, string] => [id, html]),
  );
}

/** What has no room, in words, with text as large as it comes and at 160 %. */
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

/** What is half faded in has half its contrast. An animation that is cut off has ended, too. */
const waitForAnimations = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)));

/** Everything has room on the screen that the page has, also with text at 160 %. */
async function expectRoom(page: Page, name: string): Promise<void> {
  await waitForAnimations(page);
  const setTextSize = await textSizeOf(page);
  expect(await findCrowdingAtSizes(page, setTextSize), name).toEqual(roomAtSizes);
}

/** Clean to axe, and everything has room. What others show in a frame of theirs is theirs to answer for. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await waitForAnimations(page);
  expect(await listBrokenRules(page, { except: 'iframe' }), name).toEqual([]);
  await expectRoom(page, name);
}
