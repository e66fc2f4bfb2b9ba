// From an address to its page, and back.
import { pages, type PageName } from '#pages/pages.ts';

export type { PageName };

const names = Object.keys(pages) as PageName[];
const nameOfPath = new Map<string, PageName>(
  names.flatMap((name) =>
    [pages[name].path, ...(pages[name].aliases ?? [])].map((path) => [path, name] as const),
  ),
);

/** The page that an address means; null for one that we do not have. */
export const findPage = (path: string): PageName | null =>
  nameOfPath.get(path.replace(/\/$/, '')) ?? null;

/** Only what is built is led to (ROUTE-10). */
export const isBuilt = (page: PageName): boolean => pages[page].comes === undefined;

/** The same of an address, which may be outside. */
export function leadsToUnbuilt(address: string): boolean {
  const page = findPage(address.replace(/[?#].*/, ''));
  return page !== null && !isBuilt(page);
}

export const href = (page: PageName, search = ''): string => pages[page].path + search;
