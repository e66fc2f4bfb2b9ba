// `npm start` and similar commands: prepares, then runs one of our programs on our own Node, and stops it
// when its parent npm is gone. Plain JavaScript for the machine's own Node.
// oxlint-disable-next-line import/no-unassigned-import -- it runs before the other imports are read
import './start/old-node.mjs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { frugalEnvironment, frugalFlags } from '../apps/supervisor/src/frugal.mjs';
import { prepare } from './prepare.mjs';
import { watchAbove } from './start/watch-above.mjs';

const programs = {
  start: { words: ['apps/supervisor/src/main.ts'], build: true },
  // Vite serves the site; the studio's games are built.
  dev: { words: ['apps/supervisor/src/main.ts', '--development'], build: true },
  server: { words: ['apps/server/src/main.ts'], build: true },
  sandbox: { words: ['apps/sandbox/src/main.ts'], build: false },
  studio: { words: ['apps/studio/src/main.ts'], build: true },
};
/** The time after which an abandoned program is killed, in milliseconds; with the polling interval all ends within 5 s. */
const abandonedMs = 4000;

const name = process.argv[2] ?? 'start';
const program = Object.hasOwn(programs, name) ? programs[name] : null;
if (program === null) {
  console.error(`There is no ${name} to start, only ${Object.keys(programs).join(', ')}.`);
  process.exit(1);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// Before the long preparation, because npm may be gone after it.
const above = watchAbove();
const { node, env } = await prepare({ build: program.build });
const child = spawn(node, [...frugalFlags, ...program.words], {
  env: { ...frugalEnvironment, ...env },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // Its own session, so that Ctrl-C reaches it once, from here, and not twice.
  detached: process.platform !== 'win32',
});
child.once('error', (error) => {
  console.error(`${node} could not run: ${error.message}.`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));

let isAsked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!isAsked) child.kill(signal);
    isAsked = true;
  });
}

above.whenGone(() => {
  // By the closed IPC channel the child notices that npm is gone.
  if (child.connected) child.disconnect();
  setTimeout(() => child.kill('SIGKILL'), abandonedMs);
});
