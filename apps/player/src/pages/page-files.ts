// Loaders of all pages except the login, in a separate file, so that the first file does not grow with each page of the site.
import type { ComponentType } from 'react';

/** Loaders of the pages' components by file. */
const loaders = import.meta.glob<ComponentType>(['./*/page.tsx', '!./login/page.tsx'], {
  import: 'Page',
});

/** Loads a page by its folder. Rejects if the file cannot be fetched. */
export function loadPageFile(shows: string): Promise<ComponentType> {
  const load = loaders[`./${shows}/page.tsx`];
  if (!load) throw new Error(`src/pages/${shows} has no page.tsx`);
  return load();
}
