// A stand-in for a mail server: speaks SMTP, and stores mails for people and tests to read (vendors.md 3).
import type { StandIn } from '../stand-in.ts';
import { mailInbox } from './store.ts';
import { mailTriggers } from './triggers.ts';

export { listenForMail } from './mail-server.ts';

export const mail: StandIn = {
  name: 'mail',
  title: 'Mail',
  about: 'SMTP, two ports above this one',
  icon: 'mail',
  triggerField: 'the address, up to its @',
  triggers: mailTriggers,
  messages: mailInbox,
};
