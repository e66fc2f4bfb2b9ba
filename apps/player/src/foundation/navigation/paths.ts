// Conversion between addresses and pages.
import { pages, type PageName } from '#pages/pages.ts';

export type { PageName };

const names = Object.keys(pages) as PageName[];
const nameOfPath = new Map<string, PageName>(
  names.flatMap((name) =>
    [pages[name].path, ...(pages[name].aliases ?? [])].map((path) => [path, name] as const),
  ),
);

/** Returns the page of a path, or null if there is none. */
export const findPage = (path: string): PageName | null =>
  nameOfPath.get(path.replace(/\/$/, '')) ?? null;

/** Whether the page is built; the site has no links to others (ROUTE-10). */
export const isBuilt = (page: PageName): boolean => pages[page].comes === undefined;

/** Whether an address leads to a page that is not built. Addresses outside the site do not. */
export function leadsToUnbuilt(address: string): boolean {
  const page = findPage(address.replace(/[?#].*/, ''));
  return page !== null && !isBuilt(page);
}

export const href = (page: PageName, search = ''): string => pages[page].path + search;
