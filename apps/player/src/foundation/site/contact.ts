import type { SiteStatus } from '@parlour/contract/site/site-status';

type Entry = SiteStatus['info']['customerService'][number];

const isWebAddress = (text: string): boolean =>
  /^https?:$/.test((URL.parse(text) ?? { protocol: '' }).protocol);

/** Returns the first link that is open to everybody and that any browser can open; null if there is none. */
export const contactOf = (entries: readonly Entry[]): string | null =>
  entries.find(({ path, labelIds = [] }) => labelIds.length === 0 && isWebAddress(path))?.path ??
  null;
