import { appScheme, onOff, pem, versionOrNone, webAddress } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';

export const settings = {
  'app.androidUrl': setting(
    webAddress,
    null,
    'The address from which the Android app is downloaded',
  ),
  'app.iosUrl': setting(webAddress, null, 'The address from which the iOS app is downloaded'),
  'app.profileUrl': setting(
    webAddress,
    null,
    'The address from which the web clip for iOS is downloaded. With none, this server creates one',
  ),
  'app.profileCertificate': setting(
    pem('a certificate as PEM, followed by its chain', 'CERTIFICATE', 5),
    null,
    'The certificate that signs the web clip of this server, together with app.profileKey. With none, it is not signed',
  ),
  'app.profileKey': secret(
    pem('a private key as PEM', '(?:RSA |EC )?PRIVATE KEY'),
    null,
    'The private key of app.profileCertificate',
  ),
  'app.scheme': setting(
    appScheme,
    null,
    'The URL scheme that opens the native app. The redirect page may lead to addresses with it',
  ),
  'app.androidVersion': setting(versionOrNone, null, 'The latest version of the Android app'),
  'app.iosVersion': setting(versionOrNone, null, 'The latest version of the iOS app'),
  'app.tellsUpgrade': setting(
    onOff,
    false,
    'Ask users of an older version of the native app to update it',
  ),
};
