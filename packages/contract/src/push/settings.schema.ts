import { baseUrl, onOff, origins } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';
import { contactOrNone } from './contact.schema.ts';
import { dailyHours } from './daily-hours.schema.ts';
import { serviceAccountOrNone, vapidKeyOrNone } from './service-account.schema.ts';

export const settings = {
  'push.enabled': setting(onOff, false, 'Offer notifications to members, and send them'),
  'push.hosts': setting(
    origins,
    [],
    'The origins of push services other than those of Google, Mozilla, Apple and Microsoft',
  ),
  'push.contact': setting(
    contactOrNone,
    null,
    'The address to which push services report problems with the merchant’s notifications. With none, the address of the site',
  ),
  'push.quietHours': setting(
    dailyHours,
    null,
    'The hours in which no notification is sent, in the merchant’s time zone. It is sent when they end',
  ),
  'firebase.vapidKey': setting(
    vapidKeyOrNone,
    null,
    'The public key of the Firebase project’s key pair for Web Push. With this and firebase.serviceAccount, notifications are sent through FCM',
  ),
  'firebase.serviceAccount': secret(
    serviceAccountOrNone,
    null,
    'The key file of a service account that may send through FCM',
  ),
  'firebase.messagingUrl': setting(
    baseUrl,
    'https://fcm.googleapis.com',
    'The base address of FCM, or of a stand-in for tests',
  ),
};
