// Computes one digest of all sources of a build; when it differs, the build is repeated.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Paths that are not sources of a build: tests and build output. */
const leftOut = /^(node_modules|dist|compiled)$|\.test\.tsx?$/;

export const digest = (content) => createHash('sha256').update(content).digest('hex');

/** Computes the digest of files and whole folders, by their paths from the root; missing paths are allowed. */
export function sourceDigest(root, paths) {
  const files = paths.flatMap((path) => listFiles(root, path));
  return digest(
    files.map((file) => `${file} ${digest(readFileSync(join(root, file)))}`).join('\n'),
  );
}

function listFiles(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !leftOut.test(name))
    .toSorted()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
