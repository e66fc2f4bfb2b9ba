// Which keys and addresses we ever gave the demo's merchants, by fingerprint, beside the database that holds them. With it
// one that an operator set is told from one of ours that was replaced since.
import { join } from 'node:path';
import { fingerprint, type OwnKeys } from '@parlour/database/seed/connect-demo';
import { readText, replaceText } from './text-file.ts';

/** To be called before they are given to anybody, so that a kill in between leaves none unknown. */
export function rememberKeys(dataDir: string, given: readonly string[]): OwnKeys {
  const path = join(dataDir, 'own-keys');
  const known = (readText(path) ?? '').split('\n').filter(Boolean);
  const all = new Set([...known, ...given.map(fingerprint)]);
  replaceText(path, `${[...all].join('\n')}\n`);
  return all;
}
