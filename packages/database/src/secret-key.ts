import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, fileFailure, StartFailure } from './start-failure.ts';

const keyBytes = 32;

/** The key that settings and tokens are sealed with: the given one, or DATA_DIR's own. */
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
  makeKey(dataDir, path);
  return readKey(readFileSync(path, 'utf8'), path);
}

function readKey(text: string, where: string): Buffer {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  const wellFormed = /^([0-9a-f]{64}|[\w+/-]{43}=?)$/i.test(trimmed);
  if (wellFormed && key.length === keyBytes) return key;
  throw new StartFailure(`${where} must be a key of 32 bytes, written in base64 or hex.`);
}

/** Whole or not at all, also when killed half-way; of two that start at once the first one wins. */
function makeKey(dataDir: string, path: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    rmSync(draft, { force: true });
    writeDurably(draft, `${randomBytes(keyBytes).toString('base64')}\n`);
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw fileFailure(path, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
