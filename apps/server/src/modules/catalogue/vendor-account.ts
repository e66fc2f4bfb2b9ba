import { integrationNames, type Integration } from '@parlour/contract/integrations';
import { oncePerMerchant, type Merchant } from '#http/merchant';
import type { VendorAccount } from '#providers/games/games';

/** Null where the merchant has not set the integration up. */
export function vendorAccount(merchant: Merchant, integration: Integration): VendorAccount | null {
  const url = merchant.setting(`integrations.${integration}.url`);
  const operatorId = merchant.setting(`integrations.${integration}.operatorId`);
  const privateKey = merchant.setting(`integrations.${integration}.privateKey`);
  if (url === null || operatorId === null || privateKey === null) return null;
  const launchOrigins = merchant.setting(`integrations.${integration}.launchOrigins`);
  return {
    merchantCode: merchant.code,
    integration,
    url,
    operatorId,
    privateKey,
    launchOrigins,
    isToldOfSite: merchant.setting(`integrations.${integration}.meta`),
    currency: merchant.setting('currency'),
  };
}

type Named = [key: string, account: VendorAccount];

const namedAccounts = oncePerMerchant((merchant) =>
  integrationNames.flatMap((name): Named[] => {
    const account = vendorAccount(merchant, name);
    return account ? [[`${merchant.code}/${name}`, account]] : [];
  }),
);

/** Every account that is set up, each with a name of its own. It is asked for several times a second, and of ten thousand merchants most have none. */
export const listAccounts = (merchants: readonly Merchant[]): Named[] =>
  merchants.flatMap(namedAccounts);
