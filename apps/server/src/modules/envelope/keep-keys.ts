// The keys of a merchant's envelopes: one for each hour or day, made when the first caller asks for it, and the same in every process (decision 060).
import type { Database } from '@parlour/database/connection';
import type { EncryptedEnvelope, EnvelopeKeys } from '#http/sealed/envelope-keys';
import { beginOfTurn, makeKey, openKey, type OwnKey } from './own-key.ts';
import { findKeyByName, findKeyOfTurn, insertKey, insertMark, removeKey } from './store.ts';

export type OwnKeys = EnvelopeKeys & {
  /** The key that callers are given now. */
  current: (merchantCode: string, envelope: EncryptedEnvelope) => Promise<OwnKey>;
};

type Deps = { database: Database; secretKey: Buffer; clock: () => Date };
type Turn = Pick<OwnKey, 'envelope' | 'beginsAt'>;

export function keepEnvelopeKeys({ database, secretKey, clock }: Deps): OwnKeys {
  /** By merchant and name, those that were asked for and are good. */
  const opened = new Map<string, OwnKey>();
  /** By merchant and envelope: of all that ask at once, one makes it. */
  const given = new Map<string, { beginsAt: Date; key: Promise<OwnKey> }>();

  function keep(merchantCode: string, key: OwnKey): OwnKey {
    for (const [name, { expiresAt }] of opened) if (expiresAt <= clock()) opened.delete(name);
    opened.set(`${merchantCode}:${key.keyId}`, key);
    return key;
  }

  async function findOrMake(merchantCode: string, turn: Turn): Promise<OwnKey> {
    const whose = { merchantCode, secretKey };
    const stored = await database.query(merchantCode, (tx) => findKeyOfTurn(tx, turn));
    const found = stored && openKey(stored, whose);
    if (found) return keep(merchantCode, found);
    const made = await makeKey(whose, turn);
    const valid = await database.transaction(merchantCode, async (tx) => {
      if (stored) await removeKey(tx, stored);
      await insertKey(tx, made);
      return findKeyOfTurn(tx, turn);
    });
    const key = valid && openKey(valid, whose);
    if (!key) throw new Error('a key of an envelope was sealed with another SECRET_KEY meanwhile');
    return keep(merchantCode, key);
  }

  async function findStored(merchantCode: string, name: Pick<OwnKey, 'envelope' | 'keyId'>) {
    const stored = await database.query(merchantCode, (tx) => findKeyByName(tx, name));
    const key = stored && openKey(stored, { merchantCode, secretKey });
    return key && keep(merchantCode, key);
  }

  return {
    current: (merchantCode, envelope) => {
      const beginsAt = beginOfTurn(envelope, clock());
      const slot = `${merchantCode}:${envelope}`;
      const last = given.get(slot);
      if (last?.beginsAt.getTime() === beginsAt.getTime()) return last.key;
      const key = findOrMake(merchantCode, { envelope, beginsAt });
      given.set(slot, { beginsAt, key });
      // The next caller tries again.
      key.catch(() => given.delete(slot));
      return key;
    },
    find: async (merchantCode, { envelope, keyId }) => {
      if (!/^[\w-]{16,256}$/.test(keyId)) return null;
      const held = opened.get(`${merchantCode}:${keyId}`);
      const key = held ?? (await findStored(merchantCode, { envelope, keyId }));
      return key && key.envelope === envelope && key.expiresAt > clock() ? key : null;
    },
    takeOnce: (merchantCode, { mark, until: expiresAt }) =>
      database.query(merchantCode, (tx) => insertMark(tx, { merchantCode, mark, expiresAt })),
  };
}
