// Sends each mail in the protocol of the merchant's vendor.
import type { SendMail } from './mail.ts';
import { createSmtp } from './smtp.ts';

type Options = Parameters<typeof createSmtp>[0];

export function createMail(options: Options): SendMail {
  const adapters = { smtp: createSmtp(options) };
  return (account, mail) => adapters[account.vendor](account, mail);
}
