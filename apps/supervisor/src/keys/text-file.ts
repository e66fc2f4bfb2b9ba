import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { errorCode, fileFailure } from '@parlour/database/start-failure';

/** Reads a file; null if there is none. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw fileFailure(path, error);
  }
}

/** Replaces a file atomically, so that a reader never sees a part. Only our user may read it. */
export function replaceText(path: string, text: string): void {
  if (readText(path) === text) return;
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
