import { createHmac } from 'node:crypto';

/** Under what a code is kept: by the server's key, so who has the table has no codes. */
export const voucherHash = (secretKey: Buffer, merchantCode: string, code: string): Buffer =>
  createHmac('sha256', secretKey).update(`voucher ${merchantCode} ${code}`).digest();
