import type { Boot } from '@parlour/contract/page';

/** What our own server wrote into this very page. Throws where it is missing. */
export function readBoot(page: Document): Boot {
  const text = page.querySelector('#boot')?.textContent;
  if (!text) throw new Error('the page lacks #boot');
  return JSON.parse(text) as Boot;
}
