// What a finger misses: the controls of a page whose reach, their room around them with it, is under 44 px (WCAG 2.5.5, our design's rule).
import type { Page } from '@playwright/test';

/** What is too small, in words; an open dialog is looked at alone. Links within a sentence are left out. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Of 44, half a px is lost at each end: an edge itself may count as outside.
    const least = 43;
    const root: Element = document.querySelector('dialog[open]') ?? document.body;
    const isReached = (target: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y);
      return found !== null && target.contains(found);
    };
    /** How far the target reaches from its middle, in px. */
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
