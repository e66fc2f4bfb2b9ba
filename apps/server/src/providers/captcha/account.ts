import type { CaptchaMerchant } from './captcha.ts';

/** A merchant's captcha at Geetest. */
export type CaptchaAccount = {
  /** Whose it is: part of what is remembered of its results. */
  merchantCode: string;
  id: string;
  key: string;
  apiUrl: string;
  /** Null: nobody says whether the provider is up. */
  bypassUrl: string | null;
};

/** Null where the merchant has not set it up. */
export function captchaAccount({ code, setting }: CaptchaMerchant): CaptchaAccount | null {
  const id = setting('captcha.id');
  const key = setting('captcha.key');
  const apiUrl = setting('captcha.apiUrl');
  if (id === null || key === null || apiUrl === null) return null;
  return { merchantCode: code, id, key, apiUrl, bypassUrl: setting('captcha.bypassUrl') };
}
