// The passwords of the embedded Postgres's roles, each in a file of its own below DATA_DIR: a process is given its role's and no other.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, fileFailure } from '../start-failure.ts';
import { writeOnce } from '../write-once.ts';

export const superuser = 'postgres';
/** None may pass by row-level security; the app's role owns nothing (security.md T2). */
export const ownRoles = [
  'parlour_owner',
  'parlour_app',
  'parlour_sandbox',
  'parlour_studio',
] as const;
export type Role = typeof superuser | (typeof ownRoles)[number];

/** No character that an address or a statement would have to escape. */
export const newPassword = (): string => randomBytes(24).toString('hex');

export const passwordFile = (dataDir: string, role: Role): string =>
  join(dataDir, 'passwords', role);

/** Null where none was made yet: before the first start. */
export function readPassword(dataDir: string, role: Role): string | null {
  const path = passwordFile(dataDir, role);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw fileFailure(path, error);
  }
}

/** The first one stays. */
export function keepPassword(dataDir: string, role: Role, password: string): void {
  if (readPassword(dataDir, role) !== null) return;
  writeOnce(passwordFile(dataDir, role), `${password}\n`);
}

/** Those of our own roles, which take them at the start of Postgres. The superuser's belongs to its data folder. */
export function makePasswords(dataDir: string): void {
  for (const role of ownRoles) keepPassword(dataDir, role, newPassword());
}

/** Before each role had its own there was one for all, on Windows only, where Postgres has no sockets: the superuser keeps it. */
export function takeSharedPassword(dataDir: string): void {
  const before = join(dataDir, 'postgres-password');
  if (existsSync(before)) renameSync(before, passwordFile(dataDir, superuser));
}
