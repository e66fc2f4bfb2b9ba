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
    'Whose protocol sends SMS, and which of the accounts below counts',
  ),
  'sms.url': setting(
    baseUrl,
    null,
    'Of twilio, who sends SMS in its protocol: https://api.twilio.com; its own paths are added',
  ),
  'sms.accountSid': setting(lineOrNone(64), null, 'Who we are to it'),
  'sms.authToken': secret(lineOrNone(200), null, 'Our password at it'),
  'sms.from': setting(smsSender, null, 'What phones show as the sender'),
  'sms.vonage.url': setting(
    baseUrl,
    null,
    'Of vonage, who sends SMS: https://rest.nexmo.com; its own path is added',
  ),
  'sms.vonage.apiKey': setting(lineOrNone(64), null, 'Who we are to it'),
  'sms.vonage.apiSecret': secret(lineOrNone(200), null, 'Our password at it'),
  'sms.vonage.from': setting(vonageSender, null, 'What phones show as the sender'),
  'mail.vendor': setting(
    oneOf(mailVendors),
    'smtp',
    'Whose protocol sends mails; smtp: the server below, whoever runs it',
  ),
  'mail.host': setting(hostOrNone, null, 'The server that sends mails'),
  'mail.port': setting(
    whole(1, 65_535),
    587,
    'Its port: 465 speaks TLS from the start, at every other one the line is upgraded to it',
  ),
  'mail.user': setting(lineOrNone(200), null, 'Who we are to it; with none there is no login'),
  'mail.password': secret(lineOrNone(200), null, 'Our password at it'),
  'mail.from': setting(mailSender, null, 'The sender of mails'),
};
