// The one account of the SMS stand-in and the one of the mail stand-in. Senders use these credentials.
import { keyFileReader } from '@parlour/supplier/process/key-folder';
import { z } from 'zod';

const Accounts = z.object({
  sms: z.object({ accountSid: z.string().min(1), authToken: z.string().min(1) }),
  mail: z.object({ user: z.string().min(1), password: z.string().min(1) }),
});
export type Accounts = z.infer<typeof Accounts>;

/** Reads the accounts. Throws one sentence if the file is missing or has no such accounts. */
export const readAccounts = (folder: string): Accounts =>
  keyFileReader({ folder, variable: 'SANDBOX_KEYS' })('messages.json', (text) =>
    Accounts.parse(JSON.parse(text)),
  );
