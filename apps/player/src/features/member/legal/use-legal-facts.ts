import type { SiteStatus } from '@parlour/contract/site/site-status';
import { useFoundation } from '#foundation/use-foundation.ts';

type LegalFacts = NonNullable<SiteStatus['info']['legal']>;
const nothing: LegalFacts = {};

/** The legal facts that the merchant has set. */
export const useLegalFacts = (): LegalFacts => useFoundation().boot.status.info.legal ?? nothing;
