import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { readPassword, superuser, type Role } from './passwords.ts';
import { makeSocketFolder, socketFolder } from './socket-folder.ts';

/** Role and database of each connection: the sandbox and the studio have their own databases. */
const seats = {
  superuser: { role: superuser, database: 'postgres' },
  owner: { role: 'parlour_owner', database: 'parlour' },
  app: { role: 'parlour_app', database: 'parlour' },
  staff: { role: 'parlour_staff', database: 'parlour' },
  sandbox: { role: 'parlour_sandbox', database: 'sandbox' },
  studio: { role: 'parlour_studio', database: 'studio' },
} as const satisfies Record<string, { role: Role; database: string }>;

export type Seat = keyof typeof seats;
export type DatabaseUrls = Record<Seat, string>;

const hasSockets = process.platform !== 'win32';

/** Returns the address of the embedded Postgres of a data folder, with the password of the role. No other role's file is read. */
export function clusterUrl(dataDir: string, seat: Seat): string {
  const folder = realPath(dataDir);
  const { role, database } = seats[seat];
  const password = readPassword(folder, role);
  const user = password === null ? role : `${role}:${encodeURIComponent(password)}`;
  if (!hasSockets) {
    return `postgres://${user}@127.0.0.1:${readNote(join(folder, 'postgres-port'))}/${database}`;
  }
  return `postgres://${user}@/${database}?host=${encodeURIComponent(socketFolder(folder))}`;
}

/** Returns the addresses of all roles, for the process that starts Postgres. */
export const clusterUrls = (dataDir: string): DatabaseUrls => ({
  superuser: clusterUrl(dataDir, 'superuser'),
  owner: clusterUrl(dataDir, 'owner'),
  app: clusterUrl(dataDir, 'app'),
  staff: clusterUrl(dataDir, 'staff'),
  sandbox: clusterUrl(dataDir, 'sandbox'),
  studio: clusterUrl(dataDir, 'studio'),
});

/** Resolves links: the socket's path derives from the folder's, and two paths to one folder must give the same socket. */
export function realPath(dataDir: string): string {
  try {
    return realpathSync(dataDir);
  } catch {
    return resolve(dataDir);
  }
}

function readNote(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new StartFailure(`No Postgres of Parlour runs on this data folder: no ${path}.`, {
      cause,
    });
  }
}

/** Prepares a socket in a private folder, so that two copies never share a port; on Windows, which has no sockets, a free port. */
export async function prepareAddress(dataDir: string): Promise<Record<string, string>> {
  if (hasSockets) {
    const folder = socketFolder(dataDir);
    makeSocketFolder(folder);
    return {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
    };
  }
  const note = join(dataDir, 'postgres-port');
  // The earlier port if it is free: the server keeps its address when Postgres is restarted.
  const before = existsSync(note) ? Number(readNote(note)) : 0;
  const port = String(await findFreePort(before).catch(() => findFreePort(0)));
  writeFileSync(note, port, { mode: 0o600 });
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port };
}

async function findFreePort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : wanted;
}
