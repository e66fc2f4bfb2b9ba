// The events of the site and of members: stored as far as visitors agree to it, and told to networks (TRACK).
import { localLimits } from '#http/limits';
import type { Merchants } from '#modules/site';
import type { ServerModule } from '#server/module';
import { collect, type CollectDeps } from './collect.ts';
import { questionFor } from './consent.ts';
import { keepNetworksTold, type TellDeps } from './keep-told.ts';
import { obeyFacts, type ObeyDeps } from './obey-facts.ts';
import { removeOldBrowsers, removeOldEvents } from './store.ts';

type Deps = Omit<CollectDeps, 'limits'> &
  Omit<TellDeps & ObeyDeps, 'findMerchant'> & { merchants: Merchants };

const day = 24 * 3_600_000;
/** The time for which events and browsers are stored, as visitors are told. */
const keptMs = 182 * day;

export function trackingModule({ merchants, ...rest }: Deps): ServerModule {
  const deps = { ...rest, findMerchant: merchants.findByCode, limits: localLimits() };
  return {
    name: 'tracking',
    handles: obeyFacts(deps),
    calls: {
      collectEvents: (input, call) => collect(input, call, deps),
      consentQuestion: async (_input, call) => questionFor(call, deps.countryOf),
    },
    work: [keepNetworksTold(deps)],
    expires: [
      { keptMs, remove: removeOldEvents },
      { keptMs, remove: removeOldBrowsers },
    ],
  };
}
