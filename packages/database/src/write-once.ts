import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, fileFailure, makeFolder } from './start-failure.ts';

/** Writes a file that only we can access, completely or not at all, even if killed half-way. An existing file stays as it is, also if two processes write at once. */
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
