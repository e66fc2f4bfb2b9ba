import { openSync, renameSync, statSync } from 'node:fs';
import { fileFailure } from '@parlour/database/start-failure';

const mostBytes = 50_000_000;

/** Open for appending. A long one makes room when its process starts, so two of them are kept. */
export function openLog(path: string): number {
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > mostBytes) renameSync(path, `${path}.1`);
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
