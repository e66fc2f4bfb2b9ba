import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { errorCode, fileFailure, StartFailure } from '../start-failure.ts';
import { makeSocketFolder, socketFolder } from './socket-folder.ts';

export type DatabaseUrls = {
  superuser: string;
  owner: string;
  app: string;
  /** Databases of their own, of the sandbox and of the studio. */
  sandbox: string;
  studio: string;
};

const hasSockets = process.platform !== 'win32';

/** Where the embedded Postgres of a data folder is when it runs. */
export function clusterUrls(dataDir: string): DatabaseUrls {
  const folder = realPath(dataDir);
  if (hasSockets) return urlsAt(`?host=${encodeURIComponent(socketFolder(folder))}`, '@');
  const password = readNote(join(folder, 'postgres-password'));
  return urlsAt('', `:${password}@127.0.0.1:${readNote(join(folder, 'postgres-port'))}`);
}

/** Resolves links, since the socket's path is derived from the folder's: two paths to one folder must give the same socket. */
export function realPath(dataDir: string): string {
  try {
    return realpathSync(dataDir);
  } catch {
    return resolve(dataDir);
  }
}

function urlsAt(query: string, host: string): DatabaseUrls {
  return {
    superuser: `postgres://postgres${host}/postgres${query}`,
    owner: `postgres://parlour_owner${host}/parlour${query}`,
    app: `postgres://parlour_app${host}/parlour${query}`,
    sandbox: `postgres://parlour_sandbox${host}/sandbox${query}`,
    studio: `postgres://parlour_studio${host}/studio${query}`,
  };
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

/** A socket in a private folder, so that two copies never meet on a port; Windows has only ports. */
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
  // The same one again where it is free: the server keeps its address when Postgres is restarted.
  const before = existsSync(note) ? Number(readNote(note)) : 0;
  const port = String(await findFreePort(before).catch(() => findFreePort(0)));
  writeFileSync(note, port, { mode: 0o600 });
  return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port };
}

/** Arguments of initdb: how connections authenticate. */
export function authentication(dataDir: string): string[] {
  if (hasSockets) return ['--auth=trust'];
  const path = join(dataDir, 'postgres-password');
  try {
    writeFileSync(path, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw fileFailure(path, error);
  }
  return ['--auth=scram-sha-256', `--pwfile=${path}`];
}

/** Null where no password is needed: only we can reach the socket in its private folder. */
export function rolePassword(dataDir: string): string | null {
  return hasSockets ? null : readNote(join(dataDir, 'postgres-password'));
}

async function findFreePort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : wanted;
}
