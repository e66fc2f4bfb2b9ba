import { openSync, renameSync, statSync } from 'node:fs';
import { fileFailure } from '@parlour/database/start-failure';

const mostBytes = 50_000_000;

/** Opens a log for appending. A long one is renamed at the start of its process, so that at most two files exist. */
export function openLog(path: string): number {
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > mostBytes) renameSync(path, `${path}.1`);
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
