// Looks failures up in the contract's table (NET-08 to NET-10).
import type { FailureRow, Reaction } from '@parlour/contract/failures/failure-row';
import { anyOther, failures } from '@parlour/contract/failures/failures';
import type { ApiError } from './api-error.ts';

const withoutOf = { line: 'offline', time: 'timeout' } as const;

const fits = (row: FailureRow, { kind, status, code, message }: ApiError): boolean =>
  row.statuses?.includes(status) ||
  row.codes?.includes(code) ||
  row.messages?.includes(message) ||
  row.beginnings?.some((each) => code.startsWith(each)) ||
  (row.without !== undefined && withoutOf[row.without] === kind);

export const reactionTo = (error: ApiError): Reaction =>
  (failures.find((row) => fits(row, error)) ?? anyOther).does;
