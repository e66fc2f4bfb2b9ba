// Demands passwords in a data folder of an earlier version, which admits any local connection. This happens before its Postgres starts:
// at no time is a folder open although it has a password, or closed without one.
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

/** Demands passwords from all connections. If the file with the superuser's password is missing, the superuser gets a new one. */
export async function demandPasswords({ home, folder, command }: ClosedFolder): Promise<void> {
  takeSharedPassword(home);
  if (readPassword(home, superuser) === null) {
    const password = newPassword();
    await setOffline([...command, '--single', '-D', folder, superuser], password);
    // Only now, so that the file always contains the password that Postgres knows, however the start ends.
    keepPassword(home, superuser, password);
  }
  refuseTrust(join(folder, 'pg_hba.conf'));
}

/** Sets the superuser's password in Postgres's single-user mode, which reads statements from its input and accepts no connections. */
async function setOffline(command: string[], password: string): Promise<void> {
  const { failed, said } = await runToEnd(
    command,
    `alter role ${superuser} password '${password}'\n`,
  );
  if (failed || /^.*\b(ERROR|FATAL|PANIC):/m.test(said)) throw new PostmasterRefusal(said);
}

/** Replaces `trust` in the rules. Written in place, so that the file keeps its owner; a half-written file is repaired by the next start. */
function refuseTrust(path: string): void {
  try {
    const rules = readFileSync(path, 'utf8');
    const closed = rules.replaceAll(/^([ \t]*(?:local|host\w*)\b.*\s)trust\b/gm, '$1scram-sha-256');
    if (closed !== rules) writeFileSync(path, closed);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
