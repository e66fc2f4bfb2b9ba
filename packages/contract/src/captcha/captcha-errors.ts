/** Refusals of a call that requires a captcha, if it is missing or wrong (CAP-06). */
export const captchaErrors = {
  captcha_err: 400,
  geetest_captcha_err: 400,
  'TOO_MANY_REQUEST.captcha': 429,
} as const;
