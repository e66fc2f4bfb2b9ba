import type { CaptchaMerchant } from './captcha.ts';

/** A merchant's captcha at Geetest. */
export type GeetestAccount = {
  /** The merchant; part of the key under which spent results are stored. */
  merchantCode: string;
  id: string;
  key: string;
  apiUrl: string;
  /** The address of the bypass service; null if none reports whether the provider is up. */
  bypassUrl: string | null;
};

/** Reads the account from the merchant's settings; null if it is not set up. */
export function geetestAccount({ code, setting }: CaptchaMerchant): GeetestAccount | null {
  const id = setting('captcha.id');
  const key = setting('captcha.key');
  const apiUrl = setting('captcha.apiUrl');
  if (id === null || key === null || apiUrl === null) return null;
  return { merchantCode: code, id, key, apiUrl, bypassUrl: setting('captcha.bypassUrl') };
}
