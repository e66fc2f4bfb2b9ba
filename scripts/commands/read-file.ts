// Reads files named on a command line. An error is one sentence that names the file.
import { readFileSync } from 'node:fs';
import { errorCode, fileFailure, StartFailure } from '@parlour/database/start-failure';

export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new StartFailure(`There is no file ${path}.`);
    throw fileFailure(path, error);
  }
}

export function readJsonFile(path: string): unknown {
  const text = readTextFile(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${path} is no JSON: ${why}`);
  }
}
