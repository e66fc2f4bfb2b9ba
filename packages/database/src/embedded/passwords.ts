// The passwords of the embedded Postgres's roles, each in a separate file below DATA_DIR: a process gets its role's password and no other.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, fileFailure } from '../start-failure.ts';
import { writeOnce } from '../write-once.ts';

export const superuser = 'postgres';
/** Our own roles. None may bypass row-level security; the roles of the app and of staff own nothing (security.md T2). */
export const ownRoles = [
  'parlour_owner',
  'parlour_app',
  'parlour_staff',
  'parlour_sandbox',
  'parlour_studio',
] as const;
export type Role = typeof superuser | (typeof ownRoles)[number];

/** Makes a password without characters that an address or a statement would have to escape. */
export const newPassword = (): string => randomBytes(24).toString('hex');

export const passwordFile = (dataDir: string, role: Role): string =>
  join(dataDir, 'passwords', role);

/** Reads a role's password; null before the first start. */
export function readPassword(dataDir: string, role: Role): string | null {
  const path = passwordFile(dataDir, role);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw fileFailure(path, error);
  }
}

/** Stores a role's password, unless it has one. */
export function keepPassword(dataDir: string, role: Role, password: string): void {
  if (readPassword(dataDir, role) !== null) return;
  writeOnce(passwordFile(dataDir, role), `${password}\n`);
}

/** Makes the passwords of our own roles, which are set at each start of Postgres. The superuser's is set when the data folder is made. */
export function makePasswords(dataDir: string): void {
  for (const role of ownRoles) keepPassword(dataDir, role, newPassword());
}

/** Takes over the password that all roles shared in earlier versions, on Windows only, where Postgres has no sockets: it becomes the superuser's. */
export function takeSharedPassword(dataDir: string): void {
  const before = join(dataDir, 'postgres-password');
  if (existsSync(before)) renameSync(before, passwordFile(dataDir, superuser));
}
