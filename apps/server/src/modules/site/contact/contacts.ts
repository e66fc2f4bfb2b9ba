// The merchant's ways to customer service, as the site gets them (CHAT-03), and the one that is its chat (CHAT-02).
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { oncePerMerchant, type Merchant } from '#http/merchant';
import { openPath } from './open-path.ts';

type SiteContact = SiteStatus['info']['customerService'][number];

const readContacts = oncePerMerchant(({ setting }) =>
  setting('customerService').map(({ path, ...traits }) => ({ traits, ...openPath(path) })),
);

/** The entries that lead somewhere. */
export const contactsOf = oncePerMerchant((merchant): readonly SiteContact[] =>
  readContacts(merchant).flatMap(({ traits, address: path }) => {
    if (path === null) return [];
    return [{ title: URL.parse(path)?.hostname ?? path, path, ...traits }];
  }),
);

/** Whether the path of an entry cannot be decrypted. */
export const hasUnreadPath = (merchant: Merchant): boolean =>
  readContacts(merchant).some(({ isOpened }) => !isOpened);

/** The entry that the chat opens instead of the built-in one; null if there is none. */
export const findOutsideChat = (merchant: Merchant): SiteContact | null =>
  contactsOf(merchant).find(({ csPosition }) => csPosition === 'chat') ?? null;
