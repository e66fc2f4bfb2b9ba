import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { meansUnavailable } from './unavailable.ts';

/** A cause that keeps Parlour from starting and that its operator can fix: one sentence, exit code 1. */
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

/** Turns a failed file operation into a `StartFailure`; returns the error unchanged if an operator cannot fix it. */
export function fileFailure(path: string, error: unknown): unknown {
  const reason = reasons[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new StartFailure(`${path} cannot be used: ${reason}.`, { cause: error });
}

/** Makes a folder that only we can access, with missing parents. Throws a `StartFailure` if that fails. */
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

/** Makes one folder after the other: Node's recursive mkdir reports a missing folder on a read-only disk, and never returns in /proc. */
function makeWithParents(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeWithParents(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it in the same moment, or it is a file, which the next step reports.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Codes that an operator can fix: no answer, no such host, wrong password, no such database, full disk. */
const mendable = /^(E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P0\d)$/;

/** Turns an error of the database at the start into a `StartFailure`; returns the error unchanged if an operator cannot fix it. */
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
