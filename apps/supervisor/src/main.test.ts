import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimPorts, type ClaimedPorts } from '@parlour/edge/testing/claim-ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('main.ts', import.meta.url));
let ports: ClaimedPorts;
let folder: string;
beforeEach(async () => {
  ports = await claimPorts();
  folder = mkdtempSync(join(tmpdir(), 'parlour-main-'));
});
afterEach(async () => {
  await ports.release();
  rmSync(folder, { recursive: true });
});

function run(environment: Record<string, string>) {
  const env = { PORT: String(ports.first), ...environment };
  return spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
}

describe('npm start', () => {
  it('HOUSE a port in use is told in one sentence, before anything is made', async () => {
    const port = ports.first + 1;
    const taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const dataDir = join(folder, 'data');
    const { status, stdout, stderr } = run({ DATA_DIR: dataDir });
    taken.close();
    expect(stderr).toBe(`Port ${port} is in use: stop what runs there or set another PORT.\n`);
    expect({ status, stdout, made: existsSync(dataDir) }).toEqual({
      status: 1,
      stdout: '',
      made: false,
    });
  });

  it.each([
    ['a bad setting', { PORT: 'x' }, /^PORT must be [^\n]+\n$/],
    ['an address that is not ours', { HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no [^\n]+\n$/],
    ['a bad key', { SECRET_KEY: 'x' }, /^SECRET_KEY must be a key of 32 bytes[^\n]+\n$/],
  ])('HOUSE %s is told in one sentence', (_, environment, sentence) => {
    const { status, stderr } = run({ DATA_DIR: folder, ...environment });
    expect(stderr).toMatch(sentence);
    expect(status).toBe(1);
  });

  it('HOUSE a data folder that cannot be made is told in one sentence', () => {
    writeFileSync(join(folder, 'file'), '');
    const { status, stderr } = run({ DATA_DIR: join(folder, 'file', 'data') });
    expect(stderr).toMatch(/^\S+ cannot be used: a part of the path is not a folder\.\n$/);
    expect(status).toBe(1);
  });

  it.each(['/proc/parlour/data', '/sys/parlour/data'])(
    'HOUSE a data folder where nothing can be written, as %s, is told in one sentence',
    (dataDir) => {
      const { status, stderr } = run({ DATA_DIR: dataDir });
      const why = 'the disk is read-only|permission is missing|no folder can be made there';
      expect(stderr).toMatch(new RegExp(`^${dataDir}\\S* cannot be used: (${why})\\.\n$`));
      expect(status).toBe(1);
    },
  );
});
