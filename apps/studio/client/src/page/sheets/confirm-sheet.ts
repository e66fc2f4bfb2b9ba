// Asks for a confirmation before a large sum is spent.
import { button, make } from '../element.ts';
import type { Shell } from '../shell.ts';

type Question = { title: string; text: string; yes: string };

/** Resolves with whether the player confirmed. Closing the sheet is a no. */
export async function confirm(
  { say, openSheet }: Shell,
  { title, text, yes }: Question,
): Promise<boolean> {
  let isYes = false;
  const opened = openSheet(
    title,
    make('p', { class: 'text-muted sheet-text' }, text),
    make(
      'div',
      { class: 'button-row' },
      button(
        { class: 'btn btn--tonal', onclick: () => opened.leave() },
        say('studio.game.not_now'),
      ),
      button(
        {
          class: 'btn btn--primary',
          onclick: () => {
            isYes = true;
            opened.leave();
          },
        },
        yes,
      ),
    ),
  );
  await opened.closed;
  return isYes;
}
