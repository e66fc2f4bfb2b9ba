// Derives the digits of a picture from its cookie and SECRET_KEY. They are stored nowhere, and the cookie alone does not show them.
import { createHmac } from 'node:crypto';
import { captchaLength } from '@parlour/contract/captcha/captcha-cookie';

type PictureKey = { secretKey: Buffer; merchantCode: string; cookie: string };

const derive = ({ secretKey, merchantCode, cookie }: PictureKey, what: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`parlour/captcha\n${what}\n${merchantCode}\n${cookie}`)
    .digest();

export function digitsOf(tied: PictureKey): string {
  const number = derive(tied, 'digits').readUIntBE(0, 6);
  return String(number % 10 ** captchaLength).padStart(captchaLength, '0');
}

/** Seed of the drawing or the noise. The same sound has the same noise each time, so that several recordings cannot be averaged to remove it. */
export const seedOf = (tied: PictureKey, what: 'picture' | 'sound'): Buffer => derive(tied, what);
