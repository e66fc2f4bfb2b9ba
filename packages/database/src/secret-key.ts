import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, fileFailure, StartFailure } from './start-failure.ts';
import { writeOnce } from './write-once.ts';

const keyBytes = 32;

/** Loads the key that seals settings and tokens: from the environment, or the one stored in DATA_DIR, made if missing. */
export function loadSecretKey(dataDir: string, fromEnvironment?: string): Buffer {
  if (fromEnvironment !== undefined && fromEnvironment !== '') {
    return readKey(fromEnvironment, 'SECRET_KEY');
  }
  const path = join(dataDir, 'secret-key');
  try {
    return readKey(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw fileFailure(path, error);
  }
  writeOnce(path, `${randomBytes(keyBytes).toString('base64')}\n`);
  return readKey(readFileSync(path, 'utf8'), path);
}

function readKey(text: string, where: string): Buffer {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  const wellFormed = /^([0-9a-f]{64}|[\w+/-]{43}=?)$/i.test(trimmed);
  if (wellFormed && key.length === keyBytes) return key;
  throw new StartFailure(`${where} must be a key of 32 bytes, written in base64 or hex.`);
}
