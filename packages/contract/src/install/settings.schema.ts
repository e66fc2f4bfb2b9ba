import { appScheme, onOff, pem, versionOrNone, webAddress } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';

export const settings = {
  'app.androidUrl': setting(webAddress, null, 'Where the Android app is loaded'),
  'app.iosUrl': setting(webAddress, null, 'Where the iOS app is loaded'),
  'app.profileUrl': setting(
    webAddress,
    null,
    'Where the web clip of iOS is loaded; with none, the one that this server makes',
  ),
  'app.profileCertificate': setting(
    pem('a certificate as PEM, with those that it follows from', 'CERTIFICATE', 5),
    null,
    'What the web clip that this server makes is signed by, with app.profileKey',
  ),
  'app.profileKey': secret(
    pem('a private key as PEM', '(?:RSA |EC )?PRIVATE KEY'),
    null,
    'The key of app.profileCertificate',
  ),
  'app.scheme': setting(
    appScheme,
    null,
    'The scheme of addresses that open the native app, which the redirect page may lead to',
  ),
  'app.androidVersion': setting(versionOrNone, null, 'The newest version of the Android app'),
  'app.iosVersion': setting(versionOrNone, null, 'The newest version of the iOS app'),
  'app.tellsUpgrade': setting(
    onOff,
    false,
    'Whoever has an older version of the native app is asked to load the newest',
  ),
};
