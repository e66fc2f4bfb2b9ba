import { integrationNames, type Integration } from '../integrations.ts';
import { baseUrl, onOff, origins, pem, wholeOrNone } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';

const ofEach = {
  url: setting(baseUrl, null, 'Where we call it; its own paths are added'),
  operatorId: setting(wholeOrNone(1, 999_999_999), null, 'Who we are to it'),
  privateKey: secret(pem('a private key as PEM', '(?:RSA )?PRIVATE KEY'), null, 'Signs our calls'),
  // Not a secret, but sealed as well: write access to the database must not be enough to choose whose calls count.
  publicKey: secret(pem('a public key as PEM', 'PUBLIC KEY'), null, 'Checks its wallet calls'),
  launchOrigins: setting(origins, [], 'Where the games it opens may be'),
  meta: setting(onOff, false, 'Its games are told the site’s name, look and currency'),
};
type OfEach = typeof ofEach;

export const settings = Object.fromEntries(
  integrationNames.flatMap((name) =>
    Object.entries(ofEach).map(([part, each]) => [`integrations.${name}.${part}`, each]),
  ),
) as { [P in keyof OfEach as `integrations.${Integration}.${P}`]: OfEach[P] };
