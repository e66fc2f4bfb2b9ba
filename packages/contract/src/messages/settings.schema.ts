import {
  baseUrl,
  hostOrNone,
  lineOrNone,
  mailSender,
  oneOf,
  smsSender,
  whole,
} from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';
import { mailVendors, smsVendors } from './needs.ts';
import { vonageSender } from './vonage-sender.schema.ts';

export const settings = {
  'sms.vendor': setting(
    oneOf(smsVendors),
    'twilio',
    'The vendor whose protocol sends text messages. Only that vendor’s account is used',
  ),
  'sms.url': setting(
    baseUrl,
    null,
    'The base address of the service that sends text messages by Twilio’s API, such as https://api.twilio.com. With none, no text message is sent',
  ),
  'sms.accountSid': setting(
    lineOrNone(64),
    null,
    'The account’s id at the service for text messages',
  ),
  'sms.authToken': secret(
    lineOrNone(200),
    null,
    'The account’s password at the service for text messages',
  ),
  'sms.from': setting(smsSender, null, 'The sender of text messages, as phones show it'),
  'sms.vonage.url': setting(
    baseUrl,
    null,
    'The base address of Vonage’s SMS API: https://rest.nexmo.com',
  ),
  'sms.vonage.apiKey': setting(lineOrNone(64), null, 'The account’s API key at Vonage'),
  'sms.vonage.apiSecret': secret(lineOrNone(200), null, 'The account’s API secret at Vonage'),
  'sms.vonage.from': setting(
    vonageSender,
    null,
    'The sender of text messages through Vonage, as phones show it',
  ),
  'mail.vendor': setting(
    oneOf(mailVendors),
    'smtp',
    'The protocol that sends e-mails. smtp: the server of mail.host',
  ),
  'mail.host': setting(
    hostOrNone,
    null,
    'The server that sends e-mails (SMTP). With none, no e-mail is sent',
  ),
  'mail.port': setting(
    whole(1, 65_535),
    587,
    'The port of the mail server. Port 465 uses TLS from the start; all others are upgraded to TLS (STARTTLS)',
  ),
  'mail.user': setting(
    lineOrNone(200),
    null,
    'The user name at the mail server. With none, there is no login',
  ),
  'mail.password': secret(lineOrNone(200), null, 'The password at the mail server'),
  'mail.from': setting(mailSender, null, 'The sender of e-mails'),
};
