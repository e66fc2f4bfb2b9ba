// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type CaptchaNew = {
  values: { cookieHash: Buffer; expiresAt: Date };
  row: never;
};

export type CaptchaTaken = {
  values: { cookieHash: Buffer };
  row: { expiresAt: Date };
};

export type CaptchaValid = {
  values: { cookieHash: Buffer; now: Date };
  row: never;
};

export type CaptchaOld = {
  values: { before: Date; most: number };
  row: { cookie_hash: Buffer };
};
