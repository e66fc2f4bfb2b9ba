import { oneOf, someOf } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { envelopes } from './envelopes.ts';

export const settings = {
  'envelope.send': setting(
    oneOf(envelopes),
    'modern',
    'How the site sends passwords: as they are, or encrypted besides TLS, for older gateways in the legacy way',
  ),
  'envelope.accept': setting(
    someOf(envelopes),
    envelopes,
    'In which of these ways the server takes passwords',
  ),
};
