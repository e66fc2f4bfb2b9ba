import { baseUrl, onOff, origins } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';
import { contactOrNone } from './contact.schema.ts';
import { dailyHours } from './daily-hours.schema.ts';
import { serviceAccountOrNone, vapidKeyOrNone } from './service-account.schema.ts';

export const settings = {
  'push.enabled': setting(onOff, false, 'Members are asked whether they want notifications'),
  'push.hosts': setting(
    origins,
    [],
    'Push services beside those of Google, Mozilla, Apple and Microsoft, such as one of a trial',
  ),
  'push.contact': setting(
    contactOrNone,
    null,
    'Where push services write to when something is wrong with what the merchant sends; none: the site’s own address',
  ),
  'push.quietHours': setting(
    dailyHours,
    null,
    'When no notification is sent, in the merchant’s time zone; what comes then is sent when they end',
  ),
  'firebase.vapidKey': setting(
    vapidKeyOrNone,
    null,
    'The project’s key pair for Web Push, its public half: with firebase.serviceAccount notifications go through FCM',
  ),
  'firebase.serviceAccount': secret(
    serviceAccountOrNone,
    null,
    'The file of an account of the project that may send by FCM',
  ),
  'firebase.messagingUrl': setting(
    baseUrl,
    'https://fcm.googleapis.com',
    'Where FCM is; for trials a stand-in',
  ),
};
