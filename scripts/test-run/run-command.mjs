// Runs commands for `npm test`, and reads their reports. Plain JavaScript for the machine's own Node.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // Commands of ours that tests start read their TypeScript compiled, which halves what a start costs.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
};

/** The counts of a step that did not finish. */
export const failed = { passed: 0, failed: 1, skipped: 0, late: [] };

/** Runs a command, with our own Node first on the path. The output of a quiet command is returned. */
export async function run(words, { quiet = false, env = {} } = {}) {
  const [command, ...rest] = words;
  const child = spawn(join(bin, command), rest, {
    cwd: root,
    env: { ...environment, ...(quiet && { NO_COLOR: '1' }), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.log(`${command}: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  return { ok, output };
}

/** Returns a test's name, with its line if the runner reports it. */
export const nameTest = ({ file, line, title }) =>
  `${line === undefined ? file : `${file}:${line}`} ${title}`;

/** Corrects the counts: a runner that crashed or ran nothing counts as one failure, regardless of its report. */
export function judge(counts, ok, mayBeEmpty) {
  const ran = counts.passed + counts.failed;
  const broken = (!ok && counts.failed === 0) || (ran === 0 && !mayBeEmpty);
  if (broken) console.log('The runner failed or ran no test.');
  return broken ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** Calls `use` with a folder for reports, and a function that reads one; it returns null if there is none. */
export async function withReports(use) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-report-'));
  const read = (name) => {
    try {
      return JSON.parse(readFileSync(join(folder, name), 'utf8'));
    } catch {
      return null;
    }
  };
  try {
    return await use(folder, read);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
