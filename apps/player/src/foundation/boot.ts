import type { Boot } from '@parlour/contract/page';

/** Reads the data that the server wrote into the page. Throws if it is missing. */
export function readBoot(page: Document): Boot {
  const text = page.querySelector('#boot')?.textContent;
  if (!text) throw new Error('the page lacks #boot');
  return JSON.parse(text) as Boot;
}
