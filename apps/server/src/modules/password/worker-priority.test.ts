import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A program that prints the priority of each of its threads after a password was compared. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  const { createPasswordCheck } = await import(process.argv[1]);
  await createPasswordCheck();
  const threads = readdirSync('/proc/self/task').map((task) => [
    readFileSync('/proc/self/task/' + task + '/comm', 'utf8').trim(),
    getPriority(Number(task)),
  ]);
  console.log(JSON.stringify({ threads, own: getPriority(process.pid) }));
`;

test.runIf(process.platform === 'linux')(
  'A6 passwords are compared by threads that stand behind the one that answers',
  () => {
    const module = fileURLToPath(new URL('password-check.ts', import.meta.url));
    const words = ['--input-type=module', '--eval', program, module];
    const said = execFileSync(process.execPath, words, { encoding: 'utf8' });
    const { threads, own } = JSON.parse(said) as { threads: [string, number][]; own: number };
    const workers = threads.filter(([name]) => name === 'libuv-worker');
    expect(workers.length).toBeGreaterThan(0);
    for (const [, priority] of workers) expect(priority).toBe(Math.min(19, own + 10));
  },
);
