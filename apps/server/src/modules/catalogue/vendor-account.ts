import { integrationNames, type Integration } from '@parlour/contract/integrations';
import { oncePerMerchant, type Merchant } from '#http/merchant';
import type { VendorAccount } from '#providers/games/games';

/** Null if the merchant has not set up the integration. */
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

type NamedAccount = [key: string, account: VendorAccount];

const namedAccounts = oncePerMerchant((merchant) =>
  integrationNames.flatMap((name): NamedAccount[] => {
    const account = vendorAccount(merchant, name);
    return account ? [[`${merchant.code}/${name}`, account]] : [];
  }),
);

/** Lists every configured account with a unique key. Called several times a second, and of ten thousand merchants most have none. */
export const listAccounts = (merchants: readonly Merchant[]): NamedAccount[] =>
  merchants.flatMap(namedAccounts);
