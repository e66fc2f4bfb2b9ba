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
