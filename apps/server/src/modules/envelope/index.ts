// The keys with which passwords are encrypted (NET-05, NET-06). The folder http/sealed opens what is sealed with them.
import type { ServerModule } from '#server/module';
import type { OwnKeys } from './keep-keys.ts';
import { publicHalf } from './own-key.ts';
import { removeExpiredKeys, removeExpiredMarks } from './store.ts';

export { keepEnvelopeKeys, type OwnKeys } from './keep-keys.ts';

type Deps = { envelopeKeys: OwnKeys; clock: () => Date };

export const envelopeModule = ({ envelopeKeys, clock }: Deps): ServerModule => ({
  name: 'envelope',
  calls: {
    rsaKey: async (_input, { merchant }) =>
      (await envelopeKeys.current(merchant.code, 'legacy')).keyId,
    envelopeKey: async (_input, { merchant }) => {
      const key = await envelopeKeys.current(merchant.code, 'modern');
      return {
        keyId: key.keyId,
        publicKey: publicHalf(key),
        notAfter: key.expiresAt.getTime(),
        serverTime: clock().getTime(),
      };
    },
  },
  expires: [
    { keptMs: 0, remove: removeExpiredKeys },
    { keptMs: 0, remove: removeExpiredMarks },
  ],
});
