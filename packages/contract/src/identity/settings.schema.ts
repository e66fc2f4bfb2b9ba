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
  'firebase.apiKey': setting(lineOrNone(200), null, 'The key of the project’s web app'),
  'firebase.authDomain': setting(
    hostOrNone,
    null,
    'Where its sign-in pages are; a host of the merchant’s own where it is forwarded there',
  ),
  'firebase.authDomainByHost': setting(
    authDomains,
    [],
    'The same for single hosts of the merchant’s, each with one of its own site; the others have firebase.authDomain',
  ),
  'firebase.projectId': setting(
    lineOrNone(100),
    null,
    'Its id: ID tokens of other projects are refused',
  ),
  'firebase.appId': setting(lineOrNone(100), null, 'The id of its web app'),
  'firebase.messagingSenderId': setting(lineOrNone(40), null, 'Its number'),
  'firebase.googleWebClientId': setting(
    lineOrNone(200),
    null,
    'Google’s client id of the web app: with it Google’s one-tap sign-in is offered',
  ),
  'firebase.channels': setting(
    someOf(identityChannels),
    ['google', 'facebook', 'twitter', 'line'],
    'The ways to sign in that are offered; each has to be set up in the project',
  ),
  'firebase.lineProvider': setting(
    line(60),
    'oidc.line',
    'How the project calls LINE, which is a provider of OpenID Connect there',
  ),
  'firebase.keysUrl': setting(
    baseUrl,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    'Where the keys lie that ID tokens are signed with',
  ),
  'firebase.emulatorUrl': setting(
    baseUrl,
    null,
    'What stands in for the service, for trials: an origin; none means the service itself',
  ),
  'firebase.scriptBefore': setting(
    webAddress,
    null,
    'A script that the sign-in page loads before the service’s own; what stands in for the service needs one',
  ),
  'sms.firebase': setting(
    onOff,
    false,
    'A number may also be proven by a code that the identity service sends',
  ),
  firebaseAutoRegister: setting(
    onOff,
    false,
    'Whoever signs in for the first time gets an account without being asked, with FIREBASECREATEACC3',
  ),
};
