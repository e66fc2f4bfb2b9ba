import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileFailure, makeFolder, StartFailure } from '../start-failure.ts';

/** The system allows 107 bytes for the socket's whole path; Postgres adds its name and a lock. */
const mostBytes = 90;

/** Where the socket of a data folder is: in it, or in a private temporary folder if that is long. */
export function socketFolder(dataDir: string): string {
  const inside = join(dataDir, 'socket');
  if (Buffer.byteLength(inside) <= mostBytes) return inside;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const name = `parlour-${process.getuid?.() ?? 0}-${key}`;
  const outside = join(tmpdir(), name);
  return Buffer.byteLength(outside) <= mostBytes ? outside : join('/tmp', name);
}

/** The folder must be ours alone: in another's, somebody could listen in our place and be sent what is meant for Postgres. */
export function makeSocketFolder(path: string): void {
  try {
    makeFolder(path);
    const found = lstatSync(path);
    // Root may start what another user made: then that user owns the data folder above it too.
    const isOurs = found.uid === process.getuid?.() || found.uid === lstatSync(dirname(path)).uid;
    if (isOurs && found.isDirectory() && (found.mode & 0o077) === 0) return;
  } catch (error) {
    throw fileFailure(path, error);
  }
  throw new StartFailure(
    `${path} must be a folder of the user who starts Parlour and closed to others (mode 0700).`,
  );
}
