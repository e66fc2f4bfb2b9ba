// Where the files of all pages are but the login's: fetched beside any other page, so that the first file does not grow with each page of the site.
import type { ComponentType } from 'react';

/** The page beside each record, fetched when it is opened. */
const loaders = import.meta.glob<ComponentType>(['./*/page.tsx', '!./login/page.tsx'], {
  import: 'Page',
});

/** By the folder of the page. Rejects where it cannot be fetched. */
export function loadPageFile(shows: string): Promise<ComponentType> {
  const load = loaders[`./${shows}/page.tsx`];
  if (!load) throw new Error(`src/pages/${shows} has no page.tsx`);
  return load();
}
