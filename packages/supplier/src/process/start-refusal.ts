// Why a supplier cannot start, in one sentence for whoever started it.
import { z } from 'zod';

const noDatabase = /^(ENOENT|ECONNREFUSED|ENOTFOUND|EACCES|ETIMEDOUT)$/;

export function explainStart(error: unknown, databaseVariable: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, syscall }: NodeJS.ErrnoException = error;
  if (code === 'ENOENT' && path !== undefined) return `${path} is missing.`;
  // A file that may not be read, or a port that may not be used, is no database either.
  const isOfConnection = path === undefined && syscall !== 'listen';
  if (isOfConnection && noDatabase.test(code)) {
    return `there is no database: set ${databaseVariable}, or run npm start with the same DATA_DIR.`;
  }
  if (code === 'EADDRINUSE') return 'its port is in use: set another PORT.';
  return `${error.message}${causeOf(error)}`;
}

/** For a missing file the message itself says everything. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error) || ('code' in cause && cause.code === 'ENOENT')) return '';
  if (cause instanceof z.ZodError) return ` (${explainIssue(cause)})`;
  return ` (${cause.message.split('\n')[0]})`;
}

/** The first place in a file that is not as it has to be. */
function explainIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'wrong'}`;
}
