// Runs one of our TypeScript programs, by its path, on our own Node, so that `npm run migrate` and similar commands
// also work on a clean clone. Plain JavaScript for the machine's own Node.
// oxlint-disable-next-line import/no-unassigned-import -- it runs before the other imports are read
import './start/old-node.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { node, env } = await prepare({ build: false });
const { status, error } = spawnSync(node, process.argv.slice(2), { env, stdio: 'inherit' });
if (error) console.error(`${node} could not run: ${error.message}.`);
process.exitCode = status ?? 1;
