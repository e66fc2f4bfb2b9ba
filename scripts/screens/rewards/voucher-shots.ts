// Screens of vouchers. Claims are permanent, so screens of unclaimed vouchers are first.
import { demoVoucherCode } from '@parlour/seed/demo-facts';
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { inLanguages, type ShotTemplate } from '../sign-in-shots.ts';

const path = '/m/voucherCenter';

const openTab = (at: number) => async (page: Page) => {
  await page.locator('[role=tab]').nth(at).click();
  await page.locator('[role=tabpanel] li').first().waitFor();
};
const redeem = (code: string) => async (page: Page) => {
  await page.locator('main input').fill(code);
  await page.locator('form [type=submit]').click();
  await page.locator('main [aria-invalid=true], .toast').first().waitFor();
};
const claimFirst = async (page: Page) => {
  await page.locator('main li button').first().click();
  await page.locator('main li :is(.pill--ok, [role=alert])').first().waitFor();
};
const answered = (status: number, json: object) => async (page: Page) => {
  await page.route('**/wps/voucher/list*', (route) => route.fulfill({ status, json }));
  await page.reload();
  await page.locator('.empty').waitFor();
};
const haveNone = answered(200, { success: true, value: { vouchers: [], available: 0 } });
/** The answer for a restricted member. */
const areOff = answered(403, { success: false, errorCode: 'function.not.available', message: '' });

const open = [
  { name: 'vouchers', path },
  { name: 'vouchers-used', path, act: openTab(1) },
  { name: 'vouchers-expired', path, act: openTab(2) },
  { name: 'vouchers-empty', path, act: haveNone },
  { name: 'vouchers-failed', path, without: 'voucher/list' },
  { name: 'vouchers-none', path, act: areOff },
  { name: 'voucher-code-refused', path, act: redeem('GAME-2026-GFX') },
  { name: 'voucher-claim-lost', path, without: 'voucher/claim', act: claimFirst },
] satisfies Omit<ShotTemplate, 'as'>[];

export const voucherShots: Shot[] = [
  ...open.flatMap((shot) => inLanguages({ ...shot, as: 'member' })),
  ...(['lumen', 'marigold'] as const).map((merchant): Shot => ({
    name: 'voucher-code-redeemed',
    merchant,
    path,
    as: 'member',
    act: redeem(demoVoucherCode),
  })),
  ...inLanguages({ name: 'voucher-claimed', path, as: 'member', act: claimFirst }),
];
