import {
  baseUrl,
  hostOrNone,
  line,
  lineOrNone,
  onOff,
  someOf,
  webAddress,
} from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { authDomains } from './auth-domains.schema.ts';
import { identityChannels } from './channels.ts';

/** The merchant's project at the identity service (docs/identity.md). None of this is secret: every visitor's browser receives it. */
export const settings = {
  'firebase.apiKey': setting(
    lineOrNone(200),
    null,
    'The API key of the Firebase project’s web app',
  ),
  'firebase.authDomain': setting(
    hostOrNone,
    null,
    'The host of the Firebase project’s sign-in pages, or a host of the merchant that forwards to it',
  ),
  'firebase.authDomainByHost': setting(
    authDomains,
    [],
    'Sign-in hosts for individual hosts of the site. All others use firebase.authDomain',
  ),
  'firebase.projectId': setting(
    lineOrNone(100),
    null,
    'The id of the Firebase project. ID tokens of other projects are refused',
  ),
  'firebase.appId': setting(lineOrNone(100), null, 'The id of the Firebase project’s web app'),
  'firebase.messagingSenderId': setting(
    lineOrNone(40),
    null,
    'The sender id of the Firebase project',
  ),
  'firebase.googleWebClientId': setting(
    lineOrNone(200),
    null,
    'The client id of the web app at Google. With none, Google’s one-tap sign-in is not offered',
  ),
  'firebase.channels': setting(
    someOf(identityChannels),
    ['google', 'facebook', 'twitter', 'line'],
    'The ways to sign in that the site offers. Each has to be enabled in the Firebase project',
  ),
  'firebase.lineProvider': setting(
    line(60),
    'oidc.line',
    'The id of LINE’s OpenID Connect provider in the Firebase project',
  ),
  'firebase.keysUrl': setting(
    baseUrl,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    'The address of the public keys that verify ID tokens',
  ),
  'firebase.emulatorUrl': setting(
    baseUrl,
    null,
    'The origin of a stand-in for Firebase, for tests. With none, Firebase itself is used',
  ),
  'firebase.scriptBefore': setting(
    webAddress,
    null,
    'The address of a script that the sign-in page loads before Firebase’s own, which only a stand-in needs',
  ),
  'sms.firebase': setting(
    onOff,
    false,
    'Accept a code that Firebase sent as the second factor by text message',
  ),
  firebaseAutoRegister: setting(
    onOff,
    false,
    'Create an account at the first third-party sign-in without asking. Requires flags.FIREBASECREATEACC3',
  ),
};
