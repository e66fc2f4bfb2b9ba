// Finds controls that a finger misses: the target, including the padding that takes presses, is smaller than 44 px (WCAG 2.5.5, our rule).
import type { Page } from '@playwright/test';

/** Returns descriptions of the small targets. If a dialog is open, only its content is checked. Links within a sentence are left out. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // 44 px less half a pixel at each end: an edge itself may count as outside.
    const least = 43;
    const root: Element = document.querySelector('dialog[open]') ?? document.body;
    const isReached = (target: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y);
      return found !== null && target.contains(found);
    };
    /** Measures how far the target extends from its middle in one direction, in pixels. */
    const reach = (target: Element, across: number, down: number): number => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let far = 0;
      while (far < 30 && isReached(target, x + across * (far + 0.5), y + down * (far + 0.5))) {
        far += 0.5;
      }
      return far;
    };
    const controls = [
      ...root.querySelectorAll('button, a[href], [role=radio], input, select, summary'),
    ].filter(
      (each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        each.closest('[inert], .visually-hidden, p a') === null,
    );
    return controls.flatMap((each) => {
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const width = reach(each, -1, 0) + reach(each, 1, 0);
      const height = reach(each, 0, -1) + reach(each, 0, 1);
      if (width >= least && height >= least) return [];
      const name = each.getAttribute('aria-label') ?? each.textContent?.trim();
      return [`${width} x ${height}: <${each.tagName.toLowerCase()}> ${name?.slice(0, 40)}`];
    });
  });
