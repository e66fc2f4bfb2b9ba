// Tells each network of events by its own protocol.
import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { AdProvider } from './ads.ts';
import type { AdOptions } from './create-teller.ts';
import { createGa4 } from './ga4.ts';
import { createMeta } from './meta.ts';
import { createTiktok } from './tiktok.ts';

export const createAdProviders = (options: AdOptions): Record<AdNetwork, AdProvider> => ({
  meta: createMeta(options),
  tiktok: createTiktok(options),
  ga4: createGa4(options),
});
