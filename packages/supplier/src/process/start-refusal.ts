// Explains why a supplier cannot start, in one sentence.
import { z } from 'zod';

const noDatabase = /^(ENOENT|ECONNREFUSED|ENOTFOUND|EACCES|ETIMEDOUT)$/;

export function explainStart(error: unknown, databaseVariable: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, syscall }: NodeJS.ErrnoException = error;
  if (code === 'ENOENT' && path !== undefined) return `${path} is missing.`;
  // The codes also occur for unreadable files and forbidden ports, which are not about the database.
  const isOfConnection = path === undefined && syscall !== 'listen';
  if (isOfConnection && noDatabase.test(code)) {
    return `there is no database: set ${databaseVariable}, or run npm start with the same DATA_DIR.`;
  }
  if (code === 'EADDRINUSE') return 'its port is in use: set another PORT.';
  return `${error.message}${causeOf(error)}`;
}

/** Describes the cause. The message about a missing file needs none. */
function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error) || ('code' in cause && cause.code === 'ENOENT')) return '';
  if (cause instanceof z.ZodError) return ` (${explainIssue(cause)})`;
  return ` (${cause.message.split('\n')[0]})`;
}

/** Describes the first error in a file. */
function explainIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'wrong'}`;
}
