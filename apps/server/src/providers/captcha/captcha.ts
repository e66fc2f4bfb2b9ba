// The port of a slide captcha's vendor (docs/vendors.md 4): what a check in the browser begins with, and whether what it gave is right (CAP-08).
import type { CaptchaGiven } from '@parlour/contract/codes/fields.schema';
import type { ReadSetting } from '@parlour/contract/settings.schema';

type CaptchaMerchant = { code: string; setting: ReadSetting };

export type CaptchaProvider = {
  begin: (
    merchant: CaptchaMerchant,
    product: string | undefined,
  ) => Promise<{ gt: string; challenge: string; newCaptcha: boolean; success: boolean }>;
  check: (
    merchant: CaptchaMerchant,
    given: CaptchaGiven,
  ) => Promise<'passed' | 'refused' | 'unreachable'>;
};
