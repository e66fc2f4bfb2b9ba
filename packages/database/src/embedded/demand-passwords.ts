// A data folder of an earlier version lets in whoever reaches it. It is brought into order before its Postgres starts, so that at no moment it is open with somebody's password and closed without it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileFailure } from '../start-failure.ts';
import {
  keepPassword,
  newPassword,
  readPassword,
  superuser,
  takeSharedPassword,
} from './passwords.ts';
import { PostmasterRefusal } from './postmaster.ts';
import { runToEnd } from './run-as.ts';

export type ClosedFolder = {
  home: string;
  /** The data folder of Postgres. */
  folder: string;
  /** Runs Postgres as the user who owns the folder. */
  command: string[];
};

/** Also where the file with the superuser's password was lost: then it gets another one. */
export async function demandPasswords({ home, folder, command }: ClosedFolder): Promise<void> {
  takeSharedPassword(home);
  if (readPassword(home, superuser) === null) {
    const password = newPassword();
    await setOffline([...command, '--single', '-D', folder, superuser], password);
    // Only now: what stands in the file is what Postgres knows, however the start ends.
    keepPassword(home, superuser, password);
  }
  refuseTrust(join(folder, 'pg_hba.conf'));
}

/** In Postgres's mode for one user, which takes statements from its input and no connections. */
async function setOffline(command: string[], password: string): Promise<void> {
  const { failed, said } = await runToEnd(
    command,
    `alter role ${superuser} password '${password}'\n`,
  );
  if (failed || /^.*\b(ERROR|FATAL|PANIC):/m.test(said)) throw new PostmasterRefusal(said);
}

/** Written in place: the file stays its owner's, and half of it would be written anew at the next start. */
function refuseTrust(path: string): void {
  try {
    const rules = readFileSync(path, 'utf8');
    const closed = rules.replaceAll(/^([ \t]*(?:local|host\w*)\b.*\s)trust\b/gm, '$1scram-sha-256');
    if (closed !== rules) writeFileSync(path, closed);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
