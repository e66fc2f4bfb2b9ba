/** The vendors that check slide captchas. */
export const captchaVendors = ['geetest'] as const;
export type CaptchaVendor = (typeof captchaVendors)[number];
