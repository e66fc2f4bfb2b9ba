// Fingerprints of all keys and addresses that we ever set for the demo's merchants. They distinguish our old values, which may be
// replaced, from values that an operator set.
import { join } from 'node:path';
import { fingerprint, type OwnKeys } from '@parlour/seed/connect-demo';
import { readText, replaceText } from './text-file.ts';

/** Stores the fingerprints. Must be called before the values are used, so that after a crash all of ours are known. */
export function rememberKeys(dataDir: string, given: readonly string[]): OwnKeys {
  const path = join(dataDir, 'own-keys');
  const known = (readText(path) ?? '').split('\n').filter(Boolean);
  const all = new Set([...known, ...given.map(fingerprint)]);
  replaceText(path, `${[...all].join('\n')}\n`);
  return all;
}
