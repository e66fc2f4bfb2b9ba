// Parts of the house that `npm run check` leaves out while nothing they are made of has changed since they were last green.
// Plain JavaScript for the machine's own Node.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceDigest } from '../start/source-digest.mjs';

/** Parts that seldom change and take most of the time of the tests with a database. */
const parts = [
  'apps/studio',
  'apps/sandbox',
  'apps/supervisor',
  'packages/supplier',
  'packages/database',
];
/** Files that affect how all tests run. */
const frame = ['vitest.config.ts', 'package-lock.json', 'scripts/test-run/fail-on-console.ts'];
const stamp = join('.cache', 'green-parts.json');
const made = /^(node_modules|dist|compiled)$/;

function read(path, otherwise) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return otherwise;
  }
}

/** The part's own folder and those of all packages that it reaches. */
function listFolders(root, folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = read(join(root, folder, 'package.json'), {});
  for (const name of Object.keys(dependencies)) {
    const [, own] = /^@parlour\/(.+)$/.exec(name) ?? [];
    if (own !== undefined) listFolders(root, `packages/${own}`, found);
  }
  return found;
}

/** Each part with the digest of its sources and tests. */
export const digestParts = (root) =>
  Object.fromEntries(
    parts.map((part) => [part, sourceDigest(root, [...frame, ...listFolders(root, part)], made)]),
  );

/** The parts that were green as they are now. */
export const listUnchanged = (root, digests) => {
  const green = read(join(root, stamp), {});
  return parts.filter((part) => green[part] === digests[part]);
};

/** Stores the digests from before the run: a change during the run was not tested. */
export function keepGreen(root, digests) {
  const path = join(root, stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(digests));
}
