import { integrationNames, type Integration } from '../integrations.ts';
import { baseUrl, onOff, origins, pem, wholeOrNone } from '../setting-kinds.schema.ts';
import { secret, setting } from '../setting.ts';

const ofEach = {
  url: setting(
    baseUrl,
    null,
    'The base address of the supplier’s API; with none, the supplier is not connected',
  ),
  operatorId: setting(wholeOrNone(1, 999_999_999), null, 'The id of the merchant at the supplier'),
  privateKey: secret(
    pem('a private key as PEM', '(?:RSA )?PRIVATE KEY'),
    null,
    'The key that signs our calls to the supplier',
  ),
  // Not a secret, but sealed as well: write access to the database must not be enough to choose whose calls count.
  publicKey: secret(
    pem('a public key as PEM', 'PUBLIC KEY'),
    null,
    'The supplier’s key, which verifies its wallet calls',
  ),
  launchOrigins: setting(
    origins,
    [],
    'The origins of the supplier’s games; a launch that leads elsewhere is refused',
  ),
  meta: setting(onOff, false, 'Send the site’s name, theme and currency with each launch'),
};
type OfEach = typeof ofEach;

export const settings = Object.fromEntries(
  integrationNames.flatMap((name) =>
    Object.entries(ofEach).map(([part, each]) => [`integrations.${name}.${part}`, each]),
  ),
) as { [P in keyof OfEach as `integrations.${Integration}.${P}`]: OfEach[P] };
