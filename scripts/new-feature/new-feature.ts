// Writes a new feature into a checkout: its files, and an entry in each list of features.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFiles } from './files.ts';
import type { FeatureName } from './names.ts';
import { register, registers } from './registers.ts';

/** Lists the languages that have texts: those of the login page. */
const presentTags = (root: string): string[] =>
  readdirSync(join(root, 'packages/phrases/login')).map((name) => name.replace(/\.po$/, ''));

/** Writes the feature and returns the written paths. Writes nothing if one of the new files already exists. */
export function writeFeature(
  root: string,
  name: FeatureName,
): { made: string[]; changed: string[] } {
  const files = newFiles(name, presentTags(root));
  const made = Object.keys(files);
  const taken = made.find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already.`);
  const listed = registers.map((at) => {
    const path = join(root, at.path);
    return [path, register(readFileSync(path, 'utf8'), at, name)] as const;
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, text] of listed) writeFileSync(path, text);
  return { made, changed: registers.map(({ path }) => path) };
}
