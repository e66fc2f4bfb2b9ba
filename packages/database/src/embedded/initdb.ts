import { chownSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode, fileFailure, StartFailure } from '../start-failure.ts';
import { explainRefusal } from './refusal-reason.ts';
import { superuser } from './passwords.ts';
import { runToEnd } from './run-as.ts';

const version = '18';

/** The character type. With another locale, a search for parts of words finds nothing in Thai, Chinese, Bengali. */
const characterType = { linux: 'C.UTF-8', darwin: 'UTF-8' }[process.platform as string] ?? 'C';
const locale = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--lc-ctype=${characterType}`,
  '--lc-collate=C',
];

export type NewFolder = {
  folder: string;
  command: string[];
  /** The file that contains the superuser's password. */
  passwordFile: string;
};

/** Returns the owner of the data folder; null if there is none yet. */
export function folderOwner(folder: string): number | null {
  try {
    return lstatSync(folder).uid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw fileFailure(folder, error);
  }
}

/** Makes a data folder under another name and renames it, so that a kill never leaves an incomplete one. */
export async function makePostgresFolder(wanted: NewFolder): Promise<void> {
  const { folder, command, passwordFile } = wanted;
  removeDrafts(folder);
  const draft = `${folder}.new-${process.pid}`;
  const who = ['-U', superuser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { failed, said } = await runToEnd([...command, '-D', draft, ...who, ...locale]);
  try {
    if (failed) throw explainRefusal(said, folder);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw fileFailure(folder, error);
  }
}

function removeDrafts(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

export function checkVersion(folder: string): void {
  const path = join(folder, 'PG_VERSION');
  let found: string;
  try {
    found = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw fileFailure(path, error);
    throw new StartFailure(`${folder} is not a data folder of Postgres: move it away.`);
  }
  if (found === version) return;
  throw new StartFailure(
    `${folder} was made by Postgres ${found}, and this is Postgres ${version}: ` +
      'move its data over or set another DATA_DIR.',
  );
}

/** Changes the owner of the folder: Postgres must own its files, and root may have run it as another user before. */
export function giveFolder(folder: string, uid: number): void {
  if (lstatSync(folder).uid === uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), uid, -1);
  }
  chownSync(folder, uid, -1);
}
