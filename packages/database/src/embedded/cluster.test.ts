import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { StartFailure } from '../start-failure.ts';
import { clusterUrl, clusterUrls, type DatabaseUrls } from './address.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { isAlive } from './process-facts.ts';

let folder: string;
const running: Cluster[] = [];
const parents: ChildProcess[] = [];
/** Settings without fsync: only processes are killed here, never the machine, so written data need not be on the disk. */
const parameters = { fsync: 'off' };

/** A data folder that a first start made and that ended in order; making another takes longer than most of these tests. */
const made = mkdtempSync(join(tmpdir(), 'parlour-made-'));
beforeAll(async () => {
  chmodSync(made, 0o700);
  const cluster = await startCluster({ dataDir: join(made, 'data'), parameters });
  await cluster.stop();
});
afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-cluster-'));
  chmodSync(folder, 0o700);
});

afterEach(async () => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL');
  await Promise.all(running.splice(0).map((cluster) => cluster.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Copies a data folder that was started before. */
function makeDataDir(dataDir = join(folder, 'data')): string {
  // The socket's folder is made by each start.
  const filter = (path: string) => path !== join(made, 'data', 'socket');
  cpSync(join(made, 'data'), dataDir, { recursive: true, filter });
  return dataDir;
}

async function start(dataDir = join(folder, 'data')): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, parameters });
  running.push(cluster);
  return cluster;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed also reports it on the idle connection.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Name and password as an address contains them. */
const userOf = (url: string): string => /\/\/([^@]*)@/.exec(url)?.[1] ?? '';

async function expectClosed(urls: DatabaseUrls): Promise<void> {
  for (const url of Object.values(urls)) {
    expect(url).toMatch(/:[\da-f]{48}@/);
    const open = url.replace(/:[\da-f]{48}@/, '@');
    await expect(query(open, 'select 1'), open).rejects.toThrow(/password must be a string/);
    const guessed = url.replace(/:[\da-f]{48}@/, ':guessed@');
    const refused = 'password authentication failed';
    await expect(query(guessed, 'select 1'), guessed).rejects.toThrow(refused);
  }
}

/** Starts a Postgres in a separate process, so that the process can be killed. */
async function startParent(dataDir: string): Promise<{ parent: ChildProcess; pid: number }> {
  const script = join(folder, 'parent.ts');
  const { href: cluster } = new URL('cluster.ts', import.meta.url);
  writeFileSync(
    script,
    `import { startCluster } from '${cluster}';
     const { pid } = await startCluster({ dataDir: '${dataDir}', parameters: ${JSON.stringify(parameters)} });
     process.send({ pid });
     setInterval(() => {}, 60_000);`,
  );
  const parent = spawn(process.execPath, [script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  parents.push(parent);
  const [{ pid }] = await once(parent, 'message');
  return { parent, pid };
}

const refusal = async (dataDir: string): Promise<string> => {
  const error: unknown = await start(dataDir).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartFailure);
  return error instanceof StartFailure ? error.message : '';
};

describe('startCluster', () => {
  it('T2 from the first start on nobody is let in without a password, and the roles are neither superusers nor past row-level security', async () => {
    const { urls } = await start();
    await expectClosed(urls);
    const roles = await query(
      urls.app,
      `select rolname, rolsuper or rolbypassrls or rolcreaterole as strong from pg_roles
       where rolname like 'parlour%' order by 1`,
    );
    expect(roles).toEqual([
      { rolname: 'parlour_app', strong: false },
      { rolname: 'parlour_owner', strong: false },
      { rolname: 'parlour_sandbox', strong: false },
      { rolname: 'parlour_staff', strong: false },
      { rolname: 'parlour_studio', strong: false },
    ]);
    await query(urls.owner, 'create extension pg_trgm; create table note (word text)');
    await expect(query(urls.app, 'create table own (word text)')).rejects.toThrow('permission');
    await expect(query(urls.app, 'create temp table own (word text)')).rejects.toThrow('temporary');
    await expect(query(urls.staff, 'create table own (word text)')).rejects.toThrow('permission');
    const [found] = await query(urls.owner, `select 'สวัสดี' % 'สวัสดีครับ' as similar`);
    expect(found).toEqual({ similar: true });
  });

  it(
    'T2 sandbox and studio own a database each, and nobody reaches another’s',
    { tags: ['nightly'] },
    async () => {
      const { urls } = await start(makeDataDir());
      await query(urls.sandbox, 'create table call (word text)');
      await query(urls.studio, 'create table play (word text)');
      const swap = (url: string, by: string) => url.replace(/[^/]+(?=@)/, userOf(by));
      for (const foreign of [
        swap(urls.owner, urls.sandbox),
        swap(urls.owner, urls.studio),
        swap(urls.studio, urls.owner),
        swap(urls.studio, urls.app),
        swap(urls.studio, urls.staff),
        swap(urls.studio, urls.sandbox),
        swap(urls.sandbox, urls.studio),
        swap(urls.sandbox, urls.owner),
        swap(urls.sandbox, urls.app),
      ]) {
        await expect(query(foreign, 'select 1'), foreign).rejects.toThrow(
          'permission denied for database',
        );
      }
    },
  );

  it('T2 each role has a password of its own, in a file for us alone, and nobody is let in without it', async () => {
    const dataDir = makeDataDir();
    const { urls } = await start(dataDir);
    const files = readdirSync(join(dataDir, 'passwords'), { withFileTypes: true });
    const found = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(found.map((path) => statSync(path).mode & 0o777)).toEqual(found.map(() => 0o600));
    expect(statSync(join(dataDir, 'passwords')).mode & 0o777).toBe(0o700);
    const passwords = found.map((path) => readFileSync(path, 'utf8').trim());
    expect(new Set(passwords).size).toBe(Object.keys(urls).length);
    await expectClosed(urls);
    // Another role's password is not accepted.
    const password = userOf(urls.app).split(':')[1] ?? '';
    const wrong = urls.owner.replace(/:\w+@/, `:${password}@`);
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it(
    'T2 a data folder of the time without passwords is taken over whole, and closed',
    { tags: ['nightly'] },
    async () => {
      const dataDir = makeDataDir();
      const before = await start(dataDir);
      await query(before.urls.owner, `create table note as select 'kept' as word`);
      await before.stop();
      const rules = join(dataDir, 'postgres', 'pg_hba.conf');
      writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('scram-sha-256', 'trust'));
      rmSync(join(dataDir, 'passwords'), { recursive: true });
      // Proves the premise of the test: the folder was open.
      expect(readFileSync(rules, 'utf8')).toMatch(/^local +all +all +trust$/m);
      const { urls } = await start(dataDir);
      expect(await query(urls.owner, 'select word from note')).toEqual([{ word: 'kept' }]);
      expect(readFileSync(rules, 'utf8')).not.toMatch(/^[^#]*trust$/m);
      await expectClosed(urls);
    },
  );

  it(
    'T2 passwords that were lost are made anew at the next start',
    { tags: ['nightly'] },
    async () => {
      const dataDir = makeDataDir();
      const lost = clusterUrl(dataDir, 'owner');
      rmSync(join(dataDir, 'passwords'), { recursive: true });
      const { urls } = await start(dataDir);
      expect(await query(urls.superuser, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(await query(urls.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
      await expect(query(lost, 'select 1')).rejects.toThrow('password authentication failed');
    },
  );

  it(
    'HOUSE a password that is not that of the data folder is told in one sentence, with what to do',
    { tags: ['nightly'] },
    async () => {
      const dataDir = makeDataDir();
      const file = join(dataDir, 'passwords', 'postgres');
      writeFileSync(file, 'of another folder\n');
      expect(await refusal(dataDir)).toMatch(/passwords\/postgres does not hold .*: remove it/);
      rmSync(file);
      const { urls } = await start(dataDir);
      expect(await query(urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  it(
    'HOUSE a long path gets its socket in a private folder elsewhere',
    { tags: ['nightly'] },
    async () => {
      const dataDir = makeDataDir(join(folder, 'long'.repeat(30)));
      const { urls } = await start(dataDir);
      expect(urls).toEqual(clusterUrls(dataDir));
      const socketFolder =
        new URL(urls.app.replace('@', '@localhost')).searchParams.get('host') ?? '';
      onTestFinished(() => rmSync(socketFolder, { recursive: true }));
      expect(socketFolder).not.toContain('longlong');
      expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
      expect(await query(urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  it(
    'R1 what was committed is there after Postgres was killed with -9',
    { tags: ['nightly'] },
    async () => {
      const first = await start(makeDataDir());
      await query(first.urls.owner, 'create table note (word text)');
      await query(first.urls.owner, `insert into note values ('kept')`);
      process.kill(first.pid, 'SIGKILL');
      expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
      const second = await start();
      expect(await query(second.urls.owner, 'select word from note')).toEqual([{ word: 'kept' }]);
    },
  );

  it('R1 Postgres ends when its parent is killed with -9, and starts again', async () => {
    const dataDir = makeDataDir();
    const { parent, pid } = await startParent(dataDir);
    await query(clusterUrl(dataDir, 'owner'), `create table note as select 'kept' as word`);
    parent.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(pid), { timeout: 5000 });
    const { urls } = await start();
    expect(await query(urls.owner, 'select word from note')).toEqual([{ word: 'kept' }]);
  });

  it(
    'R1 a start waits for the Postgres of a parent that was killed just now',
    { tags: ['nightly'] },
    async () => {
      const dataDir = makeDataDir();
      const { parent } = await startParent(dataDir);
      parent.kill('SIGKILL');
      await once(parent, 'exit');
      const { urls } = await start();
      expect(await query(urls.app, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  it(
    'R1 a Postgres whose parent is gone is stopped, then started',
    { tags: ['nightly'] },
    async () => {
      const orphaned = await start(makeDataDir());
      // The state that the next start finds if the death signal did not reach Postgres.
      rmSync(join(folder, 'data', 'parent'));
      const { pid } = await start();
      expect(await orphaned.exited).toEqual({ code: 0, signal: null });
      expect(isAlive(pid)).toBe(true);
    },
  );

  it(
    'R1 a lock that names some other process does not stop a start',
    { tags: ['nightly'] },
    async () => {
      makeDataDir();
      const dataFolder = join(folder, 'data', 'postgres');
      writeFileSync(join(dataFolder, 'postmaster.pid'), `${process.pid}\n${dataFolder}\n`);
      writeFileSync(
        join(folder, 'data', 'parent'),
        JSON.stringify({ pid: process.pid, birth: 'x' }),
      );
      expect(isAlive((await start()).pid)).toBe(true);
    },
  );

  it(
    'HOUSE a second start on the same folder is refused in one sentence',
    { tags: ['nightly'] },
    async () => {
      await start(makeDataDir());
      expect(await refusal(join(folder, 'data'))).toMatch(/in use by another running copy/);
    },
  );

  it('HOUSE what an interrupted start left half-made is removed', async () => {
    const draft = join(folder, 'data', 'postgres.new-1');
    mkdirSync(draft, { recursive: true });
    await start();
    expect(existsSync(draft)).toBe(false);
  });

  it(
    'HOUSE a data folder of another version is refused in one sentence',
    { tags: ['nightly'] },
    async () => {
      const dataFolder = join(folder, 'data', 'postgres');
      mkdirSync(dataFolder, { recursive: true });
      writeFileSync(join(dataFolder, 'PG_VERSION'), '17\n');
      expect(await refusal(join(folder, 'data'))).toMatch(
        /made by Postgres 17.*this is Postgres 18/,
      );
      expect(existsSync(join(folder, 'data', 'parent'))).toBe(false);
    },
  );

  it(
    'HOUSE a data folder that cannot be made is refused in one sentence',
    { tags: ['nightly'] },
    async () => {
      writeFileSync(join(folder, 'file'), '');
      expect(await refusal(join(folder, 'file', 'data'))).toMatch(
        /a part of the path is not a folder/,
      );
    },
  );

  it(
    'HOUSE a setting that Postgres refuses is told in one sentence',
    { tags: ['nightly'] },
    async () => {
      const dataDir = makeDataDir();
      const refused = startCluster({ dataDir, parameters: { max_connections: 'many' } });
      await expect(refused).rejects.toThrow(/Postgres did not start: .*max_connections/);
    },
  );
});
