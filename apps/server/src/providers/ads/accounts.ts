// Reads a merchant's accounts at the networks from its settings.
import { adNetworks, type AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { ReadSetting } from '@parlour/contract/settings.schema';

/** A merchant's account at one network. */
export type AdAccount = {
  network: AdNetwork;
  /** The id of the pixel, or of the measurement. */
  id: string;
  /** The access token, or the API's secret. */
  secret: string;
  /** The base address of the network, or of a stand-in for tests. */
  url: string;
};

/** The fields of an account; null for one that is not set. */
type AccountFields = Record<'id' | 'secret' | 'url', string | null>;

const fieldsAt: Readonly<Record<AdNetwork, (setting: ReadSetting) => AccountFields>> = {
  meta: (setting) => ({
    id: setting('analytics.meta.pixelId'),
    secret: setting('analytics.meta.accessToken'),
    url: setting('analytics.meta.url'),
  }),
  tiktok: (setting) => ({
    id: setting('analytics.tiktok.pixelId'),
    secret: setting('analytics.tiktok.accessToken'),
    url: setting('analytics.tiktok.url'),
  }),
  ga4: (setting) => ({
    id: setting('analytics.ga4.measurementId'),
    secret: setting('analytics.ga4.apiSecret'),
    url: setting('analytics.ga4.url'),
  }),
};

/** Returns the accounts that are set up completely. */
export function accountsOf(setting: ReadSetting): Partial<Record<AdNetwork, AdAccount>> {
  const accounts: Partial<Record<AdNetwork, AdAccount>> = {};
  for (const network of adNetworks) {
    const { id, secret, url } = fieldsAt[network](setting);
    if (id === null || secret === null || url === null) continue;
    accounts[network] = { network, id, secret, url };
  }
  return accounts;
}
