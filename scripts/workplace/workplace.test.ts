import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processesNaming } from '../../e2e/product/processes.ts';
import { withWorkplace } from './workplace.ts';

const root = join(import.meta.dirname, '../..');
const minute = 60_000;

/** A program that starts a detached process, as Postgres is started, and then waits. */
const parent = `
  const { spawn } = require('node:child_process');
  const words = ['--eval', 'setInterval(() => {}, 1000)'];
  spawn(process.execPath, words, { detached: true, stdio: 'ignore' }).unref();
`;
const waiting = `${parent} setInterval(() => {}, 1000);`;

describe('a workplace', () => {
  test('HOUSE a program is answered with how it ended and what it said', async () => {
    const ran = await withWorkplace('test', ({ run }) =>
      run([process.execPath, '--eval', 'console.log(1); console.error(2); process.exit(3)'], {
        cwd: root,
        limitMs: minute,
      }),
    );
    expect(ran).toMatchObject({ status: 3, isLate: false });
    expect(ran.output.split('\n').toSorted()).toEqual(['', '1', '2']);
  });

  test('HOUSE nothing is left of a program, neither processes nor files', async () => {
    await withWorkplace('test', async ({ folder, run }) => {
      const { status } = await run([process.execPath, '--eval', parent], {
        cwd: root,
        limitMs: minute,
      });
      expect(status).toBe(0);
      expect(processesNaming(folder)).toEqual([]);
      return folder;
    }).then((folder) => expect(existsSync(folder)).toBe(false));
  });

  test('HOUSE a program that takes too long is ended with all that it started', async () => {
    await withWorkplace('test', async ({ folder, run }) => {
      const { isLate } = await run([process.execPath, '--eval', waiting], {
        cwd: root,
        limitMs: 500,
      });
      expect(isLate).toBe(true);
      expect(processesNaming(folder)).toEqual([]);
    });
  });

  test('HOUSE Ctrl-C ends the programs and takes the folder away', async () => {
    const text = `
      import { withWorkplace } from ${JSON.stringify(join(root, 'scripts/workplace/workplace.ts'))};
      await withWorkplace('test', async ({ folder, run }) => {
        const ran = run([process.execPath, '--eval', ${JSON.stringify(waiting)}], { cwd: '.', limitMs: 60_000 });
        console.log(folder);
        await ran;
        console.log('went on');
      });
    `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', text], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    await once(child.stdout, 'data');
    const folder = said.trim();
    expect(existsSync(folder)).toBe(true);
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    expect(await gone).toEqual([130, null]);
    expect(said).toBe(`${folder}\nClearing up.\n`);
    expect(existsSync(folder)).toBe(false);
    expect(processesNaming(folder)).toEqual([]);
  });
});
