// Which digits belong to a cookie. They follow from it and SECRET_KEY, so they are kept nowhere: not in the database, and not in the cookie for whoever has no key.
import { createHmac } from 'node:crypto';
import { captchaLength } from '@parlour/contract/captcha/captcha-cookie';

type Tied = { secretKey: Buffer; merchantCode: string; cookie: string };

const derive = ({ secretKey, merchantCode, cookie }: Tied, what: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`parlour/captcha\n${what}\n${merchantCode}\n${cookie}`)
    .digest();

export function digitsOf(tied: Tied): string {
  const number = derive(tied, 'digits').readUIntBE(0, 6);
  return String(number % 10 ** captchaLength).padStart(captchaLength, '0');
}

/** What the drawing and the noise follow from: whoever asks twice for the sound hears the same noise, and cannot take it out by averaging. */
export const seedOf = (tied: Tied, what: 'picture' | 'sound'): Buffer => derive(tied, what);
