// The demo's merchants send SMS and mail by the sandbox. Looked at by every start, as their games are (connect-demo.ts).
import type { StoredSettings } from '@parlour/contract/settings.schema';
import type { demoMerchants } from './demo-facts.ts';

/** Where the sandbox takes messages, and by which accounts. */
export type DemoMessages = {
  sms: { url: string; accountSid: string; authToken: string };
  mail: { host: string; port: number; user: string; password: string };
};

type Merchant = Pick<(typeof demoMerchants)[number], 'code' | 'name' | 'operatorId'>;
type Wanted = {
  messages: DemoMessages;
  /** Whether we set this text ourselves, on whatever start. */
  isOwn: (text: string | undefined) => boolean;
};

/** All settings of a kind, or none where they are as they should be, or an operator's own. */
export function messageChange(
  merchant: Merchant,
  opened: StoredSettings,
  { messages, isOwn }: Wanted,
): StoredSettings {
  const { sms, mail } = messages;
  const smsIsOurs =
    (isOwn(opened['sms.url']) || smsUrl.test(opened['sms.url'] ?? '')) &&
    isOwn(opened['sms.authToken']);
  const mailIsOurs =
    [undefined, mail.host].includes(opened['mail.host']) && isOwn(opened['mail.password']);
  return {
    ...(smsIsOurs && changed(opened, smsOf(sms), { 'sms.from': numberOf(merchant) })),
    ...(mailIsOurs && changed(opened, mailOf(mail), { 'mail.from': addressOf(merchant) })),
  };
}

/** Earlier starts had other ports. */
const smsUrl = /^http:\/\/sandbox\.localhost:\d+\/sms$/;

const smsOf = ({ url, accountSid, authToken }: DemoMessages['sms']): StoredSettings => ({
  'sms.url': url,
  'sms.accountSid': accountSid,
  'sms.authToken': authToken,
});

const mailOf = ({ host, port, user, password }: DemoMessages['mail']): StoredSettings => ({
  'mail.host': host,
  'mail.port': String(port),
  'mail.user': user,
  'mail.password': password,
});

/** Numbers of stories: nobody has them. */
const numberOf = ({ operatorId }: Merchant): string => `+1500555${operatorId}`;
const addressOf = ({ code, name }: Merchant): string => `${name} <no-reply@${code}.example>`;

/** The sender is set once: later the operator may have decided otherwise. */
function changed(
  opened: StoredSettings,
  account: StoredSettings,
  sender: StoredSettings,
): StoredSettings {
  const isAsWanted = Object.entries(account).every(([key, text]) => opened[key] === text);
  if (isAsWanted) return {};
  const isSet = Object.keys(sender).every((key) => opened[key] !== undefined);
  return { ...account, ...(!isSet && sender) };
}
