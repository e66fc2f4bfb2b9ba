import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs the operators' command for a merchant's settings, next to the running product. */
export async function setMerchant(...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  await promisify(execFile)(process.execPath, ['scripts/merchant.ts', ...words], { env });
}
