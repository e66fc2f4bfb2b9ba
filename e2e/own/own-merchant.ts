// The test's own merchant, so that closing its site affects no other test.
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
  /** Returns the address of a page. */
  url: (path: string) => string;
  /** Returns the status of a page or file. */
  statusOf: (path: string) => Promise<number>;
  /** Sets settings, and resolves when the server has read them. */
  set: (...assignments: string[]) => Promise<void>;
  /** Adds another address of the site below the domain, and returns its origin. */
  addOrigin: (domain?: string) => Promise<string>;
  createMember: (traits?: Parameters<typeof createMember>[2]) => Promise<TestMember>;
};

/** Opens a new merchant. Resolves when the site answers: the server reads new merchants within a second. */
export async function openOwnMerchant(page: Page, settings: SettingTexts): Promise<OwnMerchant> {
  const { code, host } = await createMerchant(ownerUrlOf(), settings, 'localhost');
  const port = process.env['PARLOUR_E2E_PORT'];
  const ask = async (path: string, at = host) => {
    const { url, headers } = loopback(`http://${at}:${port}${path}`);
    return (await page.request.get(url, { headers })).status();
  };
  const stands = (at: string) => expect.poll(() => ask('/m/icon.svg', at)).toBe(200);
  await stands(host);
  /** Waits until the server has read the changes: it reads merchants in the order of their changes, so knowing a later one proves it. */
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
