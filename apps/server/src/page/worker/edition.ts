// The edition of a page in one word: build, the merchant's look and facts, language and kind of visitor. The look is that of the chosen scheme. A browser that has stored
// a page sees from it whether the server's page is a different one, or the same with other data (decision 090).
import { createHash } from 'node:crypto';
import { closedEdition } from '@parlour/contract/site/kept-page';
import type { Visitor } from '@parlour/contract/page';
import type { SchemeChoice } from '@parlour/contract/theme/scheme-choice';
import type { ClosedBy } from '#http/guard/site-closure';
import { hasRegionRules, oncePerMerchant, type Merchant } from '#http/merchant';
import { siteStatus } from '#modules/site';
import { lookOf } from '../look.ts';

type Scheme = SchemeChoice | null;

/** Hashes of the merchant's data that pages show, by the chosen scheme, so that other changes make no new edition. */
const lookNames = oncePerMerchant((merchant) => {
  const status = siteStatus(merchant, { lineKey: null, pushKey: () => '' });
  const nameOf = (scheme: Scheme): string => {
    const seen = JSON.stringify([status, lookOf(merchant, scheme)]);
    return createHash('sha256').update(seen).digest('base64url').slice(0, 8);
  };
  const names = new Map<Scheme, string>();
  return (scheme: Scheme): string => {
    const name = names.get(scheme) ?? nameOf(scheme);
    names.set(scheme, name);
    return name;
  };
});

type EditionParts = {
  build: string;
  language: string;
  scheme: Scheme;
  visitor: Visitor;
  closedBy: ClosedBy | null;
};

/** The edition of a page; null if it may not be stored: with region rules, access depends on the address and is checked each time. */
export function editionOf(
  merchant: Merchant,
  { build, language, scheme, visitor, closedBy }: EditionParts,
): string | null {
  if (closedBy !== null) return closedEdition;
  if (hasRegionRules(merchant)) return null;
  return [build, lookNames(merchant)(scheme), language, visitor].join(' ');
}

/** The ETag of a page. A page that may no longer be stored gets another one, because after a 304 browsers keep the old headers. */
export const etagOf = ({ etag }: { etag: string }, edition: string | null): string =>
  edition === null ? etag.replace(/"$/, '.unkept"') : etag;
