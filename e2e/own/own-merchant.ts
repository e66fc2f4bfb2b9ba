// A merchant of the test's own: what it closes, it closes for nobody else.
import type { SettingTexts } from '@parlour/contract/settings.schema';
import {
  addHost,
  createMember,
  createMerchant,
  type TestMember,
} from '@parlour/database/testing/fixtures';
import { expect, type Page } from '@playwright/test';
import { ownerUrlOf } from './own-member.ts';
import { loopback } from '../page/loopback.ts';
import { setMerchant } from '../product/set-merchant.ts';

export type OwnMerchant = {
  code: string;
  /** The address of a page. */
  url: (path: string) => string;
  /** What a page or file of it is answered with. */
  statusOf: (path: string) => Promise<number>;
  /** Resolves when they hold. */
  set: (...assignments: string[]) => Promise<void>;
  /** Another address of the same site, below that domain. */
  addOrigin: (domain?: string) => Promise<string>;
  createMember: (traits?: Parameters<typeof createMember>[2]) => Promise<TestMember>;
};

/** Resolves when the site stands: new merchants are heard of within a second. */
export async function openOwnMerchant(page: Page, settings: SettingTexts): Promise<OwnMerchant> {
  const { code, host } = await createMerchant(ownerUrlOf(), settings, 'localhost');
  const port = process.env['PARLOUR_E2E_PORT'];
  const ask = async (path: string, at = host) => {
    const { url, headers } = loopback(`http://${at}:${port}${path}`);
    return (await page.request.get(url, { headers })).status();
  };
  const stands = (at: string) => expect.poll(() => ask('/m/icon.svg', at)).toBe(200);
  await stands(host);
  /** The server reads merchants in the order of their changes: when it knows a new one, it has read what changed before. */
  const settle = async () => stands((await createMerchant(ownerUrlOf(), {}, 'localhost')).host);
  return {
    code,
    url: (path) => `http://${host}:${port}${path}`,
    statusOf: (path) => ask(path),
    set: async (...assignments) => {
      await setMerchant(code, 'set', ...assignments);
      await settle();
    },
    addOrigin: async (domain = 'localhost') => {
      const added = await addHost(ownerUrlOf(), code, domain);
      await stands(added);
      return `http://${added}:${port}`;
    },
    createMember: (traits) => createMember(ownerUrlOf(), code, traits),
  };
}
