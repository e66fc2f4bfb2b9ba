import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartFailure } from '../start-failure.ts';

/** What is put before a Postgres command to change user, and the user that must own its files (null: our own). */
export type RunAs = { prefix: string[]; owner: number | null };

/** Nothing of the caller's PGDATA, PGPORT and the like; its messages in English, as we read them. */
export const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

type Ended = { failed: boolean; said: string };

/** Runs one of Postgres's programs to its end. A secret goes by the input: a command line is everybody's to read. */
export function runToEnd([command = '', ...words]: string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(command, words, { env: environment }, (error, stdout, stderr) => {
      resolve({ failed: error !== null, said: stderr || error?.message || stdout });
    });
    // One that does not start hears nothing; why it did not is told above.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** Postgres refuses to run as root, and must end with its parent even when that is killed. */
export function chooseRunAs(folderOwner: number | null, mustReach: string[]): RunAs {
  const isRoot = process.getuid?.() === 0;
  const ways = isRoot ? waysOfRoot(folderOwner) : [{ prefix: endWithParent, owner: null }];
  const found = ways.find(({ prefix }) => mustReach.every((path) => works(prefix, path)));
  if (found !== undefined) return found;
  // Elsewhere than on Linux the next start stops what a killed parent left behind.
  if (!isRoot) return { prefix: [], owner: null };
  throw new StartFailure(
    'Postgres does not run as root, and here it can be given neither a user namespace nor ' +
      'the rights of another user: start Parlour as an ordinary user.',
  );
}

/** In order of preference. A folder that another user made stays that user's. */
export function waysOfRoot(folderOwner: number | null): RunAs[] {
  const nobody = findNobody();
  if (folderOwner !== null && folderOwner !== 0) return [asUser(folderOwner, nobody.gid)];
  // initdb wants a user with a name; only "nobody" has one everywhere.
  const map = [`--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];
  const inNamespace = { prefix: ['unshare', '--user', ...map, ...endWithParent], owner: 0 };
  return [inNamespace, asUser(nobody.uid, nobody.gid)];
}

/** Where containers forbid namespaces. The folders above may be root's alone: dac_override. */
function asUser(uid: number, gid: number): RunAs {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // Without this bit access() forgets that right, and Postgres asks access() about its own file.
  const keep = '--securebits=+no_setuid_fixup';
  return { prefix: ['setpriv', ...identity, keep, ...reach, '--pdeathsig', 'INT'], owner: uid };
}

function findNobody(): { uid: number; gid: number } {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65_534), gid: Number(line?.[2] ?? 65_534) };
}

function works(prefix: string[], mustReach: string): boolean {
  const [command, ...words] = [...prefix, 'test', '-x', mustReach];
  return spawnSync(command, words, { stdio: 'ignore', env: environment }).status === 0;
}
