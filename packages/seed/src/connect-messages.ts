// Connects the demo's merchants with the sandbox for SMS and mail. Every start runs this (connect-demo.ts).
import type { StoredSettings } from '@parlour/contract/settings.schema';
import type { demoMerchants } from './demo-facts.ts';

/** The sandbox's addresses for messages, and the accounts there. */
export type DemoMessages = {
  sms: { url: string; accountSid: string; authToken: string };
  mail: { host: string; port: number; user: string; password: string };
};

type Merchant = Pick<(typeof demoMerchants)[number], 'code' | 'name' | 'operatorId' | 'smsVendor'>;
type MessageOptions = {
  messages: DemoMessages;
  /** Whether we set this text ourselves, at this or an earlier start. */
  isOwn: (text: string | undefined) => boolean;
};

/** Returns all settings of SMS and of mail; none of a kind if they are right already or an operator's own. */
export function messageChange(
  merchant: Merchant,
  opened: StoredSettings,
  { messages, isOwn }: MessageOptions,
): StoredSettings {
  const { sms, mail } = messages;
  const smsIsOurs =
    (isOwn(opened['sms.url']) || smsUrl.test(opened['sms.url'] ?? '')) &&
    isOwn(opened['sms.authToken']);
  const mailIsOurs =
    [undefined, mail.host].includes(opened['mail.host']) && isOwn(opened['mail.password']);
  return {
    ...(smsIsOurs && changed(opened, smsOf(sms), { 'sms.from': numberOf(merchant) })),
    ...(smsIsOurs && merchant.smsVendor && vonageChange(merchant, opened, { messages, isOwn })),
    ...(mailIsOurs && changed(opened, mailOf(mail), { 'mail.from': addressOf(merchant) })),
  };
}

/** Returns the settings of Vonage, whose stand-in is below that of Twilio and has the same account. */
function vonageChange(
  { name }: Merchant,
  opened: StoredSettings,
  { messages, isOwn }: MessageOptions,
): StoredSettings {
  const { url, accountSid, authToken } = messages.sms;
  const set = opened['sms.vonage.url'];
  const isOurs = set === undefined || vonageUrl.test(set);
  if (!isOurs || !isOwn(opened['sms.vonage.apiSecret'])) return {};
  const account = {
    'sms.vonage.url': `${url}/vonage`,
    'sms.vonage.apiKey': accountSid,
    'sms.vonage.apiSecret': authToken,
  };
  const isChosen = opened['sms.vendor'] !== undefined;
  const choice = isChosen ? {} : { 'sms.vendor': 'vonage' };
  return changed(opened, account, { ...choice, 'sms.vonage.from': name });
}

/** Match our addresses with any port, because earlier starts had others. */
const smsUrl = /^http:\/\/sandbox\.localhost:\d+\/sms$/;
const vonageUrl = /^http:\/\/sandbox\.localhost:\d+\/sms\/vonage$/;

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

/** Returns a fictitious number, which no person has. */
const numberOf = ({ operatorId }: Merchant): string => `+1500555${operatorId}`;
const addressOf = ({ code, name }: Merchant): string => `${name} <no-reply@${code}.example>`;

/** Returns the settings of an account if they differ, and the sender only once, because the operator may have changed it since. */
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
