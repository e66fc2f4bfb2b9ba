import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('..', import.meta.url));
/** Makes Node report another version before any of our code runs. */
const pretend = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;

it.each(['start.mjs', 'test.mjs', 'run.mjs'])(
  'HOUSE %s tells an old Node which one it needs, in one sentence',
  (name) => {
    const words = ['--import', pretend('18.20.4'), `${scripts}${name}`, 'nothing'];
    const { status, stderr, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      'Parlour starts with Node 20 or newer, and this is Node 18.20.4: install Node 24 (https://nodejs.org).\n',
    );
  },
);

it('HOUSE nothing is read before it', () => {
  for (const name of ['start.mjs', 'test.mjs', 'run.mjs']) {
    const [first] = /^import .*$/m.exec(readFileSync(`${scripts}${name}`, 'utf8')) ?? [];
    expect(first).toBe("import './start/old-node.mjs';");
  }
});
