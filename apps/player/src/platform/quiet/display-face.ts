// The merchant's display face. It is optional: a browser that does not have it at the first picture goes without it in that document,
// and none has it then but by luck. So no page asks for it; it comes when the first page stands, and the next one shows it.
import { pageLoad } from './quiet-moment.ts';

/** Brings it for the pages that are opened from now on (page.ts). Rejects where the line fails. */
export async function bringDisplayFace(): Promise<void> {
  await pageLoad();
  const page = document.documentElement;
  const name = getComputedStyle(page).getPropertyValue('--m-face');
  if (name === '') return;
  await document.fonts.load(`1em ${name}`);
  page.dataset['nextFace'] = '';
}
