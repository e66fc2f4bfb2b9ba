import { adNetworks } from '@parlour/contract/tracking/ad-networks';
import { expect, onTestFinished, test } from 'vitest';
import { startScriptedVendor } from '../games/testing/scripted-vendor.ts';
import { openOutbound } from '../outbound.ts';
import { createAdProviders } from './by-network.ts';
import { makeEvent, noon } from './testing/ad-events.ts';

test('TRACK-03 each network is told by its own protocol', async () => {
  const vendor = await startScriptedVendor();
  onTestFinished(() => vendor.close());
  const outbound = openOutbound({ allow: [vendor.origin] });
  const providers = createAdProviders({ outbound, clock: () => noon });
  for (const network of adNetworks) {
    const account = { network, id: '1001', secret: 'secret', url: vendor.origin };
    await providers[network].tell(account, [makeEvent()]);
  }
  expect(vendor.asked.map(({ path }) => path)).toEqual([
    '/v25.0/1001/events?access_token=secret',
    '/open_api/v1.3/event/track/',
    '/mp/collect?measurement_id=1001&api_secret=secret',
  ]);
});
