// Distinguishes an unavailable database from a fault of ours, so that callers get a 503 and not a 500.

/** The database did not answer; the caller may try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** SQL states: connection failures (08), shutdown and start-up (57P01 to 57P03), no resources (53), a lock or a statement that took too long, a resolved deadlock (40P01). */
const unavailableStates = /^(08...|53...|57P0[1-5]|57014|55P03|40P01)$/;
const unavailableErrors = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_)/;
/** Messages of pg and pg-pool, which have no codes. */
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|pool after calling end/;

/** Whether an error thrown by the database means that it is away. Other errors may have the same codes, such as those of a caller that hung up. */
export function meansUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof DatabaseUnavailable) return true;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (unavailableStates.test(code) || unavailableErrors.test(code)) return true;
  return unavailableMessages.test(thrown.message);
}

/** Wraps a failure that means that the database is away; null for any other. */
export const whenAway = (thrown: unknown): DatabaseUnavailable | null =>
  meansUnavailable(thrown) ? new DatabaseUnavailable(thrown) : null;

/** Whether an error of any origin was caused by an unavailable database. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error instanceof DatabaseUnavailable || isUnavailable(error.cause));

/** Whether the connection can still be used after an error: a lock or a statement took too long, or a deadlock was resolved. */
export function leavesConnectionWhole(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    code === '55P03' || code === '57014' || code === '40P01' || leavesConnectionWhole(error.cause)
  );
}

/** Whether an insert failed because the key exists. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
