// The view, tab and title of an address, from the pages' records.
import type { Translate } from '#foundation/language/language.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import type { Site } from '#foundation/site/site.ts';
import type { Front } from '#foundation/site/front.ts';
import { accessDenied } from '#pages/access-denied/record.ts';
import { maintenance } from '#pages/maintenance/record.ts';
import { notFound } from '#pages/not-found/record.ts';
import type { PageView, Tab } from '#pages/page-record.ts';
import { pages } from '#pages/pages.ts';

export function viewOf(path: string): PageView {
  const page = findPage(path);
  return page ? pages[page] : notFound;
}

/** Views shown in place of every page while the site is closed. */
const inFront = { maintenance, region: accessDenied } satisfies Record<string, PageView>;

export const viewInFront = ({ closedBy }: Front): PageView | null =>
  closedBy === null ? null : inFront[closedBy];

/** Returns the page's tab, or null for a page without a tab bar. */
export function tabOf(path: string): Tab | null {
  const page = findPage(path);
  return page ? (pages[page].tab ?? null) : null;
}

export const titleOf = ({ title }: PageView, site: Site, t: Translate): string =>
  title === null ? site.name : `${t(title)} · ${site.name}`;

export const pathOf = (href: string): string => new URL(href, window.location.origin).pathname;
