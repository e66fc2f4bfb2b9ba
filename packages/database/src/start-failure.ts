import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { meansUnavailable } from './unavailable.ts';

/** What keeps Parlour from starting and its operator can mend: one sentence, exit code 1. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

const reasons: Record<string, string> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file is in the way',
  EISDIR: 'a folder is in the way',
  ENAMETOOLONG: 'the path is too long',
};

export const errorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error ? String(error.code) : null;

/** A failed file operation as a sentence; a cause that nobody can mend is handed back as it is. */
export function fileFailure(path: string, error: unknown): unknown {
  const reason = reasons[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new StartFailure(`${path} cannot be used: ${reason}.`, { cause: error });
}

/** A folder of ours alone, with those above it that are missing. Throws a sentence where it cannot be made. */
export function makeFolder(path: string): void {
  const wanted = resolve(path);
  try {
    makeWithParents(wanted);
    if (!isFolder(wanted)) mkdirSync(wanted);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw fileFailure(path, error);
    throw new StartFailure(`${path} cannot be used: no folder can be made there.`, {
      cause: error,
    });
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** One after the other: Node's own way says of a read-only disk that nothing is there, and of /proc never anything. */
function makeWithParents(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeWithParents(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else made it in the same moment, or it is a file, which the next step tells.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** No answer, no such host, wrong password, no such database, full disk. */
const mendable = /^(E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P0\d)$/;

/** What the database threw at the start as a sentence; a cause that nobody can mend is handed back as it is. */
export function databaseFailure(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StartFailure) return error;
    const isAway = !(cause.cause instanceof Error) && meansUnavailable(cause);
    if (!isAway && !mendable.test(errorCode(cause) ?? '')) continue;
    const why = cause.message || errorCode(cause);
    return new StartFailure(`The database cannot be used: ${why}.`, { cause: error });
  }
  return error;
}
