// The demo's merchants open their games at the sandbox's aggregator. Looked at by every start, since the port may be another one and the keys may be new.
import type { IntegrationKey, StoredSettings } from '@parlour/contract/settings';
import { withMerchantSettings, type StoredMerchant } from '../merchant-settings.ts';
import { openSettings, sealSettings } from '../sealed-settings.ts';
import { demoMerchants } from './demo-facts.ts';

export type DemoHub = {
  /** Of the sandbox. */
  origin: string;
  /** Signs what the merchants ask of it. */
  privateKey: string;
  /** Checks what it asks of their wallets. */
  publicKey: string;
};
type Connecting = { ownerUrl: string; secretKey: Buffer; hub: DemoHub };

/** An operator's own choice of another aggregator stays as it is. */
const isSandbox = (url: string | undefined): boolean =>
  url === undefined || /^http:\/\/sandbox\.localhost:\d+\/hub$/.test(url);

export async function connectDemoHub({ ownerUrl, secretKey, hub }: Connecting): Promise<void> {
  await withMerchantSettings(ownerUrl, async (merchants) => {
    for (const { code, hubOperatorId } of demoMerchants) {
      const found = await merchants.find(code);
      const wanted = wantedSettings(hub, hubOperatorId);
      if (!found || !needsChange(found, wanted, secretKey)) continue;
      await merchants.change(code, {
        set: sealSettings(wanted, { merchantCode: code, secretKey }),
      });
    }
  });
}

const wantedSettings = (hub: DemoHub, operatorId: number) =>
  ({
    'integrations.hub.url': `${hub.origin}/hub`,
    'integrations.hub.operatorId': String(operatorId),
    'integrations.hub.privateKey': hub.privateKey,
    'integrations.hub.publicKey': hub.publicKey,
    'integrations.hub.launchOrigins': hub.origin,
  }) satisfies Record<IntegrationKey, string>;

function needsChange(
  { code, settings: stored }: StoredMerchant,
  wanted: StoredSettings,
  secretKey: Buffer,
): boolean {
  if (!isSandbox(stored['integrations.hub.url'])) return false;
  const opened = openSettings(stored, { merchantCode: code, secretKey });
  return Object.entries(wanted).some(([key, text]) => opened[key] !== text);
}
