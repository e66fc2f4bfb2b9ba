import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, fileFailure, makeFolder } from './start-failure.ts';

/** A file for us alone, whole or not at all, also when killed half-way; of two that write at once the first one wins. */
export function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    makeFolder(dirname(path));
    rmSync(draft, { force: true });
    writeDurably(draft, text);
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
