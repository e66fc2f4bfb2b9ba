// Starts the Postgres that comes with Parlour as a direct child of the calling process. It ends
// with that process, however that dies. Migrations and seed fill it.
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFailure, makeFolder } from '../start-failure.ts';
import { clusterUrls, prepareAddress, realPath } from './address.ts';
import type { DatabaseUrls } from './address.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { claimDataDir } from './claim.ts';
import { demandPasswords } from './demand-passwords.ts';
import { checkVersion, folderOwner, giveFolder, makePostgresFolder } from './initdb.ts';
import { endLeftover } from './leftover.ts';
import { keepPassword, makePasswords, newPassword, passwordFile, superuser } from './passwords.ts';
import { PostmasterRefusal, startPostmaster } from './postmaster.ts';
import type { Command, ExitStatus } from './postmaster.ts';
import { explainRefusal, mayPassSoon } from './refusal-reason.ts';
import { ensureRoles } from './roles.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';

export type Cluster = {
  urls: DatabaseUrls;
  pid: number;
  exited: Promise<ExitStatus>;
  /** Ends Postgres after it has written everything. After `patienceMs` (8 s) it ends at once, and the next start recovers. */
  stop(patienceMs?: number): Promise<void>;
};
type Options = { dataDir: string; parameters?: Record<string, string> };

const patience = 8000;
const ownParameters = { log_checkpoints: 'off', timezone: 'UTC', log_timezone: 'UTC' };

/** Starts Postgres and waits until it accepts connections and has its roles and databases; throws StartFailure with one sentence. */
export async function startCluster({ dataDir, parameters = {} }: Options): Promise<Cluster> {
  makeFolder(join(resolve(dataDir), 'logs'));
  const home = realPath(dataDir);
  const claim = claimDataDir(home);
  try {
    const binaries = findBinaries();
    const runAs = await prepareFolder(home, binaries);
    const settings = { ...ownParameters, ...parameters, ...(await prepareAddress(home)) };
    const command = commandOf({ home, binaries, runAs, settings });
    const postmaster = await patiently(home, () => startPostmaster(command));
    const exited = postmaster.exited.finally(claim.release);
    const urls = clusterUrls(home);
    await ensureRoles(home).catch(async (error: unknown) => {
      await postmaster.stop(patience);
      throw databaseFailure(error);
    });
    const stop = async (most = patience): Promise<void> => {
      await postmaster.stop(most);
      await exited;
    };
    return { ...postmaster, exited, urls, stop };
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function prepareFolder(home: string, { initdb, postgres }: Binaries): Promise<RunAs> {
  const folder = join(home, 'postgres');
  const owner = folderOwner(folder);
  const runAs = chooseRunAs(owner, [postgres, home]);
  makePasswords(home);
  if (owner === null) {
    keepPassword(home, superuser, newPassword());
    const command = [...runAs.prefix, initdb];
    await makePostgresFolder({ folder, command, passwordFile: passwordFile(home, superuser) });
    return runAs;
  }
  checkVersion(folder);
  await endLeftover(folder);
  if (runAs.owner !== null) giveFolder(folder, runAs.owner);
  const command = [...runAs.prefix, postgres];
  await patiently(home, () => demandPasswords({ home, folder, command }));
  return runAs;
}

type CommandOptions = {
  home: string;
  binaries: Binaries;
  runAs: RunAs;
  settings: Record<string, string>;
};

function commandOf({ home, binaries, runAs, settings }: CommandOptions): Command {
  const parameters = Object.entries(settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return {
    words: [...runAs.prefix, binaries.postgres, '-D', join(home, 'postgres'), ...parameters],
    log: join(home, 'logs', 'postgres.log'),
    pgCtl: binaries.pgCtl,
  };
}

async function patiently<T>(home: string, attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PostmasterRefusal)) throw error;
      const isWorthWaiting = mayPassSoon(error.message) && performance.now() < deadline;
      if (!isWorthWaiting) throw explainRefusal(error.message, join(home, 'postgres'));
      await sleep(100);
    }
  }
}
