// The keys of a merchant's envelopes: one per hour or day, made when the first caller requests it, and the same in every process (decision 060).
import type { Database } from '@parlour/database/connection';
import { keepLatest } from '#http/keep-latest';
import type { EncryptedEnvelope, EnvelopeKeys } from '#http/sealed/envelope-keys';
import { beginOfTurn, makeKey, openKey, type OwnKey } from './own-key.ts';
import { findKeyByName, findKeyOfTurn, insertKey, insertMark, removeKey } from './store.ts';

export type OwnKeys = EnvelopeKeys & {
  /** Returns the key that callers use now. */
  current: (merchantCode: string, envelope: EncryptedEnvelope) => Promise<OwnKey>;
};

type Deps = { database: Database; secretKey: Buffer; clock: () => Date };
type Turn = Pick<OwnKey, 'envelope' | 'beginsAt'>;

/** Approximate memory of one key with both of its halves. */
const keyBytes = 4_096;
const mostBytes = 8 * 1_024 * 1_024;

export function keepEnvelopeKeys({ database, secretKey, clock }: Deps): OwnKeys {
  /** Opened keys by merchant and name. Unknown names are not cached: a caller may invent any number of them. */
  const opened = keepLatest<OwnKey | null>({
    mostBytes,
    bytesOf: (key) => (key ? keyBytes : Infinity),
  });
  /** Current keys by merchant, envelope and turn: of several concurrent callers, one makes the key. */
  const given = keepLatest<OwnKey>({ mostBytes, bytesOf: () => keyBytes });

  async function findOrMake(merchantCode: string, turn: Turn): Promise<OwnKey> {
    const whose = { merchantCode, secretKey };
    const stored = await database.read(merchantCode, (tx) => findKeyOfTurn(tx, turn));
    const found = stored && openKey(stored, whose);
    if (found) return found;
    const made = await makeKey(whose, turn);
    const valid = await database.transaction(merchantCode, async (tx) => {
      if (stored) await removeKey(tx, stored);
      await insertKey(tx, made);
      return findKeyOfTurn(tx, turn);
    });
    const key = valid && openKey(valid, whose);
    if (!key) throw new Error('a key of an envelope was sealed with another SECRET_KEY meanwhile');
    return key;
  }

  async function findStored(merchantCode: string, name: Pick<OwnKey, 'envelope' | 'keyId'>) {
    const stored = await database.read(merchantCode, (tx) => findKeyByName(tx, name));
    return stored && openKey(stored, { merchantCode, secretKey });
  }

  return {
    current: (merchantCode, envelope) => {
      const beginsAt = beginOfTurn(envelope, clock());
      const turn = `${merchantCode}:${envelope}:${beginsAt.getTime()}`;
      return given.get(turn, () => findOrMake(merchantCode, { envelope, beginsAt }));
    },
    find: async (merchantCode, name) => {
      const { envelope, keyId } = name;
      if (!/^[\w-]{16,256}$/.test(keyId)) return null;
      const whose = `${merchantCode}:${envelope}:${keyId}`;
      const key = await opened.get(whose, () => findStored(merchantCode, name));
      return key && key.expiresAt > clock() ? key : null;
    },
    takeOnce: (merchantCode, { mark, until: expiresAt }) =>
      database.query(merchantCode, (tx) => insertMark(tx, { mark, expiresAt })),
  };
}
