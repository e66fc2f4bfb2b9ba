// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { StoredSettings } from '@parlour/contract/settings.schema';

export type ListStoredMerchants = {
  values: { code: string | null };
  row: { code: string; settings: StoredSettings; hosts: string[] };
};

export type FindSettings = {
  values: { code: string };
  row: { settings: StoredSettings };
};

export type LockSettings = {
  values: { code: string };
  row: { settings: StoredSettings };
};

export type UpdateSettings = {
  values: { set: string; unset: string[]; code: string };
  row: { settings: StoredSettings };
};

export type SiteMerchants = {
  values: { codes: string[] | null };
  row: { code: string; settings: StoredSettings; version: bigint };
};

export type SiteHosts = {
  values: { codes: string[] | null };
  row: { host: string; merchantCode: string };
};

export type SiteMerchant = {
  values: { code: string };
  row: never;
};

export type ListMerchantVersions = {
  values: null;
  row: { code: string; version: string };
};
