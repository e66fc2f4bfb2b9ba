// Installs missing packages and builds what changed, for `npm start` and `npm test`. Plain
// JavaScript for the machine's own Node, with no package installed yet. A failure is one sentence.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './start/alone.mjs';
import { digest, sourceDigest } from './start/source-digest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const lockFile = join(root, 'package-lock.json');
const installStamp = join(modules, '.parlour-lock');

/** Prepares the checkout. Returns our own Node, and an environment in which it is first on the path. */
export async function prepare({ build = true } = {}) {
  try {
    await unless(isInstalled, install);
    const node = findNode();
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const product = build ? site : texts;
    await unless(
      () => isMade(product),
      () => make(product, node, env),
    );
    return { node, env };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

/** Does the work unless it is done. If two processes start at once, one works and the other waits. */
async function unless(isDone, work) {
  if (!isDone()) await alone(root, () => isDone() || work());
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
const isInstalled = () => read(installStamp) === digest(readFileSync(lockFile));

function install() {
  console.log('Installing packages; the first time this takes a minute or two.');
  // NODE_ENV=production would leave out packages that the build needs.
  const words = ['ci', '--loglevel=error', '--include=dev', '--include=optional'];
  run([...npm(), ...words], { ...process.env, PATH: pathWithoutOurs() }, 'npm ci');
  writeFileSync(installStamp, digest(readFileSync(lockFile)));
}

/** Returns the command for npm, with the Node that runs npm: ours will be replaced together with node_modules. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script?.endsWith('npm-cli.js') && node ? [node, script] : ['npm'];
}

const pathWithoutOurs = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter);

const majorOf = (version) => Number(version.split('.')[0]);

function findNode() {
  if (majorOf(process.versions.node) >= 24) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(modules, `node-${system}-${process.arch}`, 'bin');
  const found = ['node', 'node.exe'].map((name) => join(folder, name)).find(existsSync);
  if (found) return found;
  throw new Error(
    `Parlour brings no Node for ${system}-${process.arch}: install Node 24 and start again.`,
  );
}

/** A build: its script, its sources, and the stamp that records their digest. */
const site = {
  name: 'Building the site',
  script: 'scripts/build.ts',
  sources: ['contract', 'client', 'wire', 'phrases', 'theme', 'ui', 'covers', 'games'].map(
    (name) => `packages/${name}`,
  ),
  stamp: join(root, 'apps/player/dist/.parlour-build'),
};
site.sources.push(
  'apps/player',
  'apps/studio/client',
  'apps/console',
  'scripts/build.ts',
  'package-lock.json',
);
const texts = {
  name: 'Compiling the texts',
  script: 'packages/phrases/src/compile.ts',
  sources: ['packages/contract', 'packages/phrases'],
  stamp: join(root, '.cache/texts'),
};

const isMade = ({ sources, stamp }) =>
  read(stamp) === sourceDigest(root, sources) &&
  existsSync(join(root, 'packages/phrases/compiled'));

function make({ name, script, sources, stamp }, node, env) {
  console.log(`${name}.`);
  const before = sourceDigest(root, sources);
  run([node, script], { ...env, NODE_ENV: 'production' }, name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
}

function run([command, ...words], env, name) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, words, { cwd: root, env, shell, stdio: 'inherit' });
  if (error) throw new Error(`${name} could not run: ${error.message}.`);
  if (status !== 0) throw new Error(`${name} failed; it says why above.`);
}
