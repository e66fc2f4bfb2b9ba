/** What a picture is bound to. HttpOnly: only its name is of use here. */
export const captchaCookie = '__Host-captcha';

/** How long a picture may be answered. */
export const captchaSeconds = 300;

/** How many digits are in it. */
export const captchaLength = 4;
