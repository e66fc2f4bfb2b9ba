import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileFailure, makeFolder, StartFailure } from '../start-failure.ts';

/** The longest path of the folder: the system allows 107 bytes for the socket's whole path, and Postgres adds its name and a lock. */
const mostBytes = 90;

/** Returns the folder of a data folder's socket: inside it, or a private temporary folder if that path is too long. */
export function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  if (Buffer.byteLength(inside) <= mostBytes) return inside;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const name = `parlour-${process.getuid?.() ?? 0}-${key}`;
  const outside = join(tmpdir(), name);
  return Buffer.byteLength(outside) <= mostBytes ? outside : join('/tmp', name);
}

/** Makes the socket's folder and checks that it is ours alone: in a shared folder, another user could listen in place of Postgres. */
export function makeSocketFolder(path: string): void {
  try {
    makeFolder(path);
    const found = lstatSync(path);
    // Root may start what another user made: then that user also owns the data folder above it.
    const isOurs = found.uid === process.getuid?.() || found.uid === lstatSync(dirname(path)).uid;
    if (isOurs && found.isDirectory() && (found.mode & 0o077) === 0) return;
  } catch (error) {
    throw fileFailure(path, error);
  }
  throw new StartFailure(
    `${path} must be a folder of the user who starts Parlour and closed to others (mode 0700).`,
  );
}
