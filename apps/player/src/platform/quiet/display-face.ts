// The merchant's display face, which a first visit by a slow line goes without (early.ts).

/** Brings it for the pages that are opened from now on (page.ts). Rejects where the line fails. */
export async function bringDisplayFace(): Promise<void> {
  const page = document.documentElement;
  const name = getComputedStyle(page).getPropertyValue('--m-face');
  if (name === '' || 'face' in page.dataset) return;
  await document.fonts.load(`1em ${name}`);
  page.dataset['nextFace'] = '';
}
