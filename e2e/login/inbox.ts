// Messages in the sandbox's inboxes.
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { noteCanary } from '../product/canaries.ts';
import { expect } from '../page/site.ts';

type Message = { to: string; body?: string; text?: string };

const port = Number(process.env['PARLOUR_E2E_PORT']) + 1;

function read(path: string): Promise<{ messages: Message[] }> {
  const headers = { host: `sandbox.localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      json(answer).then((found) => resolve(found as { messages: Message[] }), reject);
    }).on('error', reject);
  });
}

/** Returns the code in the newest message to a number or address, as soon as there is one. */
export async function codeSentTo(to: string): Promise<string> {
  const inbox = to.includes('@') ? 'mail' : 'sms';
  let code = '';
  await expect(async () => {
    const { messages } = await read(`/${inbox}/inbox?to=${encodeURIComponent(to)}`);
    const [newest] = messages;
    code = /\b\d{6}\b/.exec(newest?.body ?? newest?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  noteCanary('code', code);
  return code;
}

/** Returns the number of messages to a number. */
export const messagesTo = async (to: string): Promise<number> =>
  (await read(`/sms/inbox?to=${encodeURIComponent(to)}`)).messages.length;
