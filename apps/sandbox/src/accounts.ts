// The one account that the stand-in for SMS knows, and the one of mail: whoever sends by them has these words.
import { keyFileReader } from '@parlour/supplier/process/key-folder';
import { z } from 'zod';

const Accounts = z.object({
  sms: z.object({ accountSid: z.string().min(1), authToken: z.string().min(1) }),
  mail: z.object({ user: z.string().min(1), password: z.string().min(1) }),
});
export type Accounts = z.infer<typeof Accounts>;

/** Throws one sentence where the file is missing or no such accounts stand in it. */
export const readAccounts = (folder: string): Accounts =>
  keyFileReader({ folder, variable: 'SANDBOX_KEYS' })('messages.json', (text) =>
    Accounts.parse(JSON.parse(text)),
  );
