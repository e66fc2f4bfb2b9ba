// Our half of a session whose token comes from a foreign gateway. It is derived from the token, so that nothing has to be stored,
// and a stolen token is worth nothing without the cookie (T1).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionHalves } from '../call.ts';

export type HalfKeeper = {
  /** Returns 43 letters of base64url. */
  halfOf: (merchantCode: string, token: string) => string;
  isBound: (merchantCode: string, halves: SessionHalves) => boolean;
};

export function keepHalves(secretKey: Buffer): HalfKeeper {
  const halfOf = (merchantCode: string, token: string): string =>
    createHmac('sha256', secretKey)
      .update(`parlour/gateway-half\n${merchantCode}\n${token}`)
      .digest('base64url');
  return {
    halfOf,
    isBound: (merchantCode, { token, cookie }) => {
      const [own, sent] = [Buffer.from(halfOf(merchantCode, token)), Buffer.from(cookie)];
      return own.length === sent.length && timingSafeEqual(own, sent);
    },
  };
}
