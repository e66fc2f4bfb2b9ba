// Finds crowded elements of a page: wider than the screen, cut off, broken inside a word, or over another text or a banner's art.
import type { Page } from '@playwright/test';

/** Returns descriptions of the problems. If a dialog is open, only its content is checked. */
export const findCrowding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root: Element = document.querySelector('dialog[open]') ?? document.body;
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 40)}`;
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], .visually-hidden, output') === null;
    const isFloating = (element: Element): boolean => {
      const { position } = getComputedStyle(element);
      const { parentElement } = element;
      return (
        position === 'fixed' ||
        position === 'sticky' ||
        (parentElement !== null && parentElement !== root && isFloating(parentElement))
      );
    };
    // Rows that scroll sideways are wider than their visible part by design.
    const isInRow = ({ parentElement }: Element): boolean => {
      if (parentElement === null || parentElement === document.body) return false;
      const { overflowX } = getComputedStyle(parentElement);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      return (
        (scrolls && parentElement.scrollWidth > parentElement.clientWidth) || isInRow(parentElement)
      );
    };
    // Typed text scrolls in its field.
    const texts = [...root.querySelectorAll(':not(textarea)')].filter(
      (each) => hasOwnText(each) && isSeen(each),
    );
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
    const outside = [...texts, ...root.querySelectorAll('button, a, input')].filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return isSeen(each) && !isInRow(each) && (left < -0.5 || right > width + 0.5);
    });
    // A card of the lobby has one line each for title and vendor, however long they are.
    const isOneLine = (element: Element) => element.matches('.cover-card h3, .cover-card p');
    // The first lines of a text that is shown in full behind its row.
    const isExcerpt = (element: Element) => element.matches('[data-excerpt]');
    const cut = texts.filter((each) => {
      if (isExcerpt(each)) return false;
      const { overflowX, overflowY } = getComputedStyle(each);
      const isCutAcross = overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
      const isCutDown = overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 2;
      return (isCutAcross && !isOneLine(each)) || isCutDown;
    });
    // Words and short numbers with a part in the next line. A code mixes letters and digits; codes and addresses may be broken anywhere.
    const isInAddress = (text: string, index: number) =>
      [...text.matchAll(/\S+/g)].some(
        ({ 0: part, index: start }) =>
          start <= index && index < start + part.length && /[/@]|\p{L}[.]\p{L}/u.test(part),
      );
    const isWhole = (word: string) => /^(?:[\p{L}\p{M}]{2,}|\d{2,6})$/u.test(word);
    const segmenters = new Map<string, Intl.Segmenter>();
    const segmenterOf = (element: Element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? 'en';
      const known = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
      segmenters.set(lang, known);
      return known;
    };
    const hasTwoLines = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const tops = [...range.getClientRects()].filter(({ width: w }) => w > 0.5).map((r) => r.top);
      return tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 6;
    };
    const broken = texts.flatMap((each) =>
      [...each.childNodes].flatMap((node) => {
        const text = node.nodeType === 3 ? (node.textContent ?? '') : '';
        return [...segmenterOf(each).segment(text)]
          .filter(({ segment, index }) => isWhole(segment) && !isInAddress(text, index))
          .filter(({ segment, index }) => hasTwoLines(node, index, index + segment.length))
          .map(({ segment }) => `broken: ${segment} in ${nameOf(each)}`);
      }),
    );
    // A line's box is higher than its letters, in some scripts by far. What a line or a row does not show covers nothing.
    // Words in a sentence have a box in each of their lines.
    const boxesOf = (element: Element) => {
      const row = element
        .closest('.one-line, .lane-tabs, dialog section[tabindex="0"]')
        ?.getBoundingClientRect();
      return [...element.getClientRects()].map(({ left, right, top, bottom, height }) => ({
        left: Math.max(left, row?.left ?? left),
        right: Math.min(right, row?.right ?? right),
        top: Math.max(top + height * 0.2, row?.top ?? top),
        bottom: Math.min(bottom - height * 0.2, row?.bottom ?? bottom),
      }));
    };
    const still = texts
      .filter((each) => !isFloating(each))
      .map((each) => ({ each, boxes: boxesOf(each) }));
    type Box = ReturnType<typeof boxesOf>[number];
    const areOver = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const over = still.flatMap((one, index) =>
      still.slice(index + 1).flatMap((two) => {
        if (one.each.contains(two.each) || two.each.contains(one.each)) return [];
        const isOver = one.boxes.some((a) => two.boxes.some((b) => areOver(a, b)));
        return isOver ? [`${nameOf(one.each)} over ${nameOf(two.each)}`] : [];
      }),
    );
    // A banner's art is in its last two fifths.
    const overArt = texts.filter((each) => {
      const banner = each.closest('.banner');
      if (!banner) return false;
      const [box, text] = [banner, each].map((one) => one.getBoundingClientRect());
      if (!box || !text) return false;
      const isRtl = getComputedStyle(banner).direction === 'rtl';
      const end = isRtl ? box.right - text.left : text.right - box.left;
      return end > box.width * 0.62;
    });
    return [
      ...wide,
      ...outside.map((each) => `outside: ${nameOf(each)}`),
      ...cut.map((each) => `cut: ${nameOf(each)}`),
      ...broken,
      ...overArt.map((each) => `over the art: ${nameOf(each)}`),
      ...over,
    ];
  });

export type SetTextSize = (percent: number) => Promise<void>;

/** Returns a function that sets the browser's text size, also for later pages. */
export async function textSizeOf(page: Page): Promise<SetTextSize> {
  const devtools = await page.context().newCDPSession(page);
  return async (percent) => {
    const standard = Math.round((16 * percent) / 100);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    // Elements that measure themselves do so by the next frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  };
}
