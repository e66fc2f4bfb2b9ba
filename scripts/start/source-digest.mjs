// One digest of all that something is made of: when it differs, the thing is made again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests make nothing, and what is made is no source. */
const usuallyLeft = /^(node_modules|dist|compiled)$|\.test\.tsx?$/;

export const digest = (content) => createHash('sha256').update(content).digest('hex');

/** Of files and of whole folders, by their paths from the root, without the names that are left; what is missing counts as such. */
export function sourceDigest(root, paths, left = usuallyLeft) {
  const files = paths.flatMap((path) => listFiles(root, path, left));
  return digest(
    files.map((file) => `${file} ${digest(readFileSync(join(root, file)))}`).join('\n'),
  );
}

function listFiles(root, path, left) {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !left.test(name))
    .toSorted()
    .flatMap((name) => listFiles(root, `${path}/${name}`, left));
}
