import { createHmac } from 'node:crypto';

/** Hashes a code for storage, with the server's key, so that the table alone reveals no codes. */
export const voucherHash = (secretKey: Buffer, merchantCode: string, code: string): Buffer =>
  createHmac('sha256', secretKey).update(`voucher ${merchantCode} ${code}`).digest();
