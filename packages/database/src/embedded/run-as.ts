import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartFailure } from '../start-failure.ts';

/** The prefix of a Postgres command that changes the user, and the user that must own its files (null: our own). */
export type RunAs = { prefix: string[]; owner: number | null };

/** The environment of Postgres: without the caller's PGDATA, PGPORT and the like, and with English messages, because we parse them. */
export const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };

type ProgramResult = { failed: boolean; said: string };

/** Runs one of Postgres's programs to its end. A secret is passed by the input, because every user can read a command line. */
export function runToEnd([command = '', ...words]: string[], input = ''): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = execFile(command, words, { env: environment }, (error, stdout, stderr) => {
      resolve({ failed: error !== null, said: stderr || error?.message || stdout });
    });
    // A program that did not start cannot read; the callback above reports why.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** Chooses how to run Postgres, which refuses to run as root, and must end with its parent even if that is killed. */
export function chooseRunAs(folderOwner: number | null, mustReach: string[]): RunAs {
  const isRoot = process.getuid?.() === 0;
  const ways = isRoot ? waysOfRoot(folderOwner) : [{ prefix: endWithParent, owner: null }];
  const found = ways.find(({ prefix }) => mustReach.every((path) => works(prefix, path)));
  if (found !== undefined) return found;
  // On other systems than Linux the next start ends what a killed parent left behind.
  if (!isRoot) return { prefix: [], owner: null };
  throw new StartFailure(
    'Postgres does not run as root, and here it can be given neither a user namespace nor ' +
      'the rights of another user: start Parlour as an ordinary user.',
  );
}

/** Lists the ways to run Postgres from root, in order of preference. A folder that another user made keeps its owner. */
export function waysOfRoot(folderOwner: number | null): RunAs[] {
  const nobody = findNobody();
  if (folderOwner !== null && folderOwner !== 0) return [asUser(folderOwner, nobody.gid)];
  // initdb needs a user with a name; only "nobody" exists everywhere.
  const map = [`--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];
  const inNamespace = { prefix: ['unshare', '--user', ...map, ...endWithParent], owner: 0 };
  return [inNamespace, asUser(nobody.uid, nobody.gid)];
}

/** Runs as another user, for containers that forbid namespaces. Parent folders may be closed to all but root, hence dac_override. */
function asUser(uid: number, gid: number): RunAs {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // Without this bit access() ignores that right, and Postgres checks its own file with access().
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
