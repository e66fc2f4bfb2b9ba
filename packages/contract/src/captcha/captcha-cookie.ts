/** The name of the cookie that a picture is bound to. The cookie is HttpOnly, so the site knows no more than its name. */
export const captchaCookie = '__Host-captcha';

/** Seconds within which a picture may be answered. */
export const captchaSeconds = 300;

/** The number of digits in a picture. */
export const captchaLength = 4;
