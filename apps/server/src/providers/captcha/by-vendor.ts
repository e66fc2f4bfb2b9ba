// Asks the vendor of the merchant's captcha.
import type { CaptchaVendor } from '@parlour/contract/captcha/captcha-vendors';
import type { CaptchaMerchant, CaptchaProvider } from './captcha.ts';
import { createGeetest, type GeetestDeps } from './geetest.ts';

export function createCaptcha(deps: GeetestDeps): CaptchaProvider {
  const vendors: Record<CaptchaVendor, CaptchaProvider> = { geetest: createGeetest(deps) };
  const vendorOf = ({ setting }: CaptchaMerchant): CaptchaProvider =>
    vendors[setting('captcha.vendor')];
  return {
    begin: (merchant, product) => vendorOf(merchant).begin(merchant, product),
    check: (merchant, given) => vendorOf(merchant).check(merchant, given),
  };
}
