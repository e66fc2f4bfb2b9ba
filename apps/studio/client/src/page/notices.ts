// Notices of the page: a toast that disappears, a strip that stays while there is no connection, and texts for screen readers.
import { button, make, setText } from './element.ts';
import { icon } from './icons.ts';

export type Notices = {
  elements: readonly HTMLElement[];
  toast: (text: string, kind?: 'check' | 'warning') => void;
  /** Lets a screen reader read the text once, after other texts. */
  speak: (text: string) => void;
  /** Shows a strip until it is called with null. */
  strip: (notice: { text: string; act: string; onAct: () => void } | null) => void;
};

const shown = 4_000;

export function createNotices(): Notices {
  const toasts = make('div', { class: 'toasts', role: 'status' });
  const voice = make('p', { class: 'visually-hidden', role: 'status' });
  const line = make('div', { role: 'status' });
  let timer = 0;
  return {
    elements: [line, toasts, voice],
    toast: (text, kind = 'check') => {
      clearTimeout(timer);
      toasts.replaceChildren(make('p', { class: 'toast' }, icon(kind, 20), make('span', {}, text)));
      timer = window.setTimeout(() => toasts.replaceChildren(), shown);
    },
    speak: (text) => setText(voice, text),
    strip: (notice) => {
      if (!notice) return line.replaceChildren();
      if (line.textContent?.startsWith(notice.text)) return undefined;
      line.replaceChildren(
        make(
          'div',
          { class: 'strip' },
          icon('offline', 20),
          make('p', { class: 'grow' }, notice.text),
          button({ class: 'more text-link', onclick: notice.onAct }, notice.act),
        ),
      );
      return undefined;
    },
  };
}
