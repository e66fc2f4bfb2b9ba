// Recorded states of a game's page, recorded in the page as they change: polling from outside would miss short ones.
import type { Page } from '@playwright/test';

export type Note = {
  kind: 'balance' | 'prize' | 'touch' | 'draw';
  text: string;
  /** Whether the result was visible: all balls had fallen, or all lanterns were lit. */
  isSeen: boolean;
  at: number;
};

/** Records the states of a game that is opened afterwards. Touches are vibrations. */
export const noteGame = (page: Page) =>
  page.addInitScript(() => {
    const notes: Note[] = [];
    const last = new Map<string, string>();
    const isThere = (selector: string) => document.querySelector(selector) !== null;
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const isSeen = () => isThere('.winners, .scene-words .hero');
    const note = (kind: Note['kind'], text: string) =>
      notes.push({ kind, text, isSeen: isSeen(), at: performance.now() });
    const noteChange = (kind: Note['kind'], text: string) => {
      if (text !== '' && last.get(kind) !== text) note(kind, text);
      last.set(kind, text);
    };
    const drawState = () => {
      if (!isThere('.stage')) return '';
      const state = isThere('.is-building') ? 'awaited' : isSeen() ? 'seen' : 'falls';
      return `${textOf('.game-title p')} ${state}`;
    };
    new MutationObserver(() => {
      noteChange('balance', textOf('[data-balance]').replace('…', ''));
      noteChange('prize', textOf('.stage-words .hero.text-accent, .scene-words .hero'));
      noteChange('draw', drawState());
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    Object.assign(window, { notes });
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: number[]) => note('touch', pattern.join(' ')),
    });
  });

export async function notesOf(page: Page, kind: Note['kind']): Promise<Note[]> {
  const notes = await page.evaluate(() => (window as unknown as { notes: Note[] }).notes);
  return notes.filter((each) => each.kind === kind);
}

export const textsOf = async (page: Page, kind: Note['kind']): Promise<string[]> =>
  (await notesOf(page, kind)).map(({ text }) => text);
