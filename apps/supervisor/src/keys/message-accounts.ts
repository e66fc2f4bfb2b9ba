// The accounts with which the demo's merchants send SMS and mail through the sandbox, in our key folder.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartFailure } from '@parlour/database/start-failure';
import { writeOnce } from '@parlour/database/write-once';
import { readText } from './text-file.ts';

export type MessageAccounts = {
  sms: { accountSid: string; authToken: string };
  mail: { user: string; password: string };
};

/** Creates the accounts on the first start, and reads them later. The folder must exist. */
export function makeMessageAccounts(folder: string): MessageAccounts {
  const path = join(folder, 'messages.json');
  if (readText(path) === null) writeOnce(path, `${JSON.stringify(newAccounts(), null, 2)}\n`);
  const { sms, mail } = parse(readText(path) ?? '');
  if (sms?.accountSid && sms.authToken && mail?.user && mail.password) {
    const { accountSid, authToken } = sms;
    return {
      sms: { accountSid, authToken },
      mail: { user: mail.user, password: mail.password },
    };
  }
  throw new StartFailure(`${path} holds no accounts: remove it to have new ones made.`);
}

const newAccounts = (): MessageAccounts => ({
  sms: {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
  },
  mail: { user: 'parlour', password: randomBytes(16).toString('hex') },
});

type StoredAccounts = { [K in keyof MessageAccounts]?: Partial<MessageAccounts[K]> };

function parse(text: string): StoredAccounts {
  try {
    return Object(JSON.parse(text)) as StoredAccounts;
  } catch {
    return {};
  }
}
