// What a page is of: build, the merchant's look and facts, language and kind of visitor, in one word. By it a browser that keeps a page
// knows whether what the server has now is another one, or the same with other data (decision 090).
import { createHash } from 'node:crypto';
import { closedEdition } from '@parlour/contract/site/kept-page';
import type { Visitor } from '@parlour/contract/page';
import type { ClosedBy } from '#http/guard/site-closure';
import { hasRegionRules, oncePerMerchant, type Merchant } from '#http/merchant';
import { siteStatus } from '#modules/site';
import { lookOf } from '../look.ts';

/** What stands in its pages is in here, so a change of nothing that is seen is none. */
const lookName = oncePerMerchant((merchant) => {
  const seen = JSON.stringify([
    siteStatus(merchant, { lineKey: null, pushKey: () => '' }),
    lookOf(merchant),
  ]);
  return createHash('sha256').update(seen).digest('base64url').slice(0, 8);
});

type EditionOf = {
  build: string;
  language: string;
  visitor: Visitor;
  closedBy: ClosedBy | null;
};

/** Null where it may not be kept: who may see the site of a merchant with region rules depends on the address, and is asked for each time. */
export function editionOf(
  merchant: Merchant,
  { build, language, visitor, closedBy }: EditionOf,
): string | null {
  if (closedBy !== null) return closedEdition;
  if (hasRegionRules(merchant)) return null;
  return [build, lookName(merchant), language, visitor].join(' ');
}

/** After a 304 browsers keep the headers that they have: a page that is not to be kept any more must not be the one that they know. */
export const etagOf = ({ etag }: { etag: string }, edition: string | null): string =>
  edition === null ? etag.replace(/"$/, '.unkept"') : etag;
