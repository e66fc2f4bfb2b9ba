// A sheet at the bottom: a native <dialog>, so that the browser keeps the focus inside and the page behind inert.
import { button, make, type Child } from '../element.ts';
import { icon } from '../icons.ts';
import { closeByBack } from './back-closes.ts';

export type SheetParts = { title: string; close: string; children: Child[] };

/** Height in pixels above the head, which scrolls away. */
const headAt = 17;

export type OpenedSheet = { leave: () => void; closed: Promise<void> };

/** Opens a sheet. Esc, Back, the scrim, the close button and `leave` close it. */
export function openSheet({ title, close, children }: SheetParts): OpenedSheet {
  const { classList } = document.documentElement;
  const scrim = make(
    'dialog',
    { class: 'scrim', 'aria-label': title },
    make(
      'section',
      { class: 'sheet' },
      make(
        'header',
        { class: 'sheet-head' },
        make('h2', { class: 'text-title' }, title),
        button(
          { class: 'icon-button', 'aria-label': close, onclick: () => leave() },
          icon('close', 20),
        ),
      ),
      ...children,
    ),
  );
  // The head stays in view, and casts its shadow once content is below it.
  const [section] = scrim.children;
  section?.addEventListener('scroll', () =>
    section.classList.toggle('is-scrolled', section.scrollTop > headAt),
  );
  const leave = (): void => {
    if (scrim.classList.contains('is-leaving')) return;
    scrim.classList.add('is-leaving');
    forget();
    const motion = scrim.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(motion).then(() => scrim.close());
  };
  scrim.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  scrim.addEventListener('click', ({ target }) => target === scrim && leave());
  const closed = new Promise<void>((resolve) => {
    scrim.addEventListener('close', () => {
      forget();
      scrim.remove();
      classList.remove('is-locked');
      resolve();
    });
  });
  document.body.append(scrim);
  classList.add('is-locked');
  scrim.showModal();
  const forget = closeByBack(leave);
  return { leave, closed };
}

export const sheetRow = (name: string, value: Child, className = ''): HTMLElement =>
  make(
    'div',
    { class: 'list-row list-row--flush sheet-row' },
    make('span', { class: 'grow text-muted' }, name),
    make('span', { class: `text-subheading num ${className}` }, value),
  );
