import { oneOf, someOf } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { envelopes } from './envelopes.ts';

export const settings = {
  'envelope.send': setting(
    oneOf(envelopes),
    'modern',
    'How the site sends passwords within TLS: unencrypted (plain), encrypted (modern), or encrypted as older gateways require (legacy)',
  ),
  'envelope.accept': setting(
    someOf(envelopes),
    envelopes,
    'The forms in which the server accepts passwords, as in envelope.send',
  ),
};
