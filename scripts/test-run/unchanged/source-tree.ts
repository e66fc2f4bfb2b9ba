// All current files of the repository with their digests and facts. Parsing thousands of files takes seconds, so the facts are cached in
// `.cache` until the file changes.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { packagePaths, resolveImport, type PackagePaths } from '../../lint/resolve-import.ts';
import { repositoryFiles } from '../../sources/repository-files.ts';
import { factsOf, type FileFacts } from './file-facts.ts';

/** A file's digest and facts; of the outline only a digest. */
type KnownFile = { digest: string; facts: FileFacts };
export type SourceTree = {
  files: ReadonlyMap<string, KnownFile>;
  /** Files by their path without extension, code and style sheets. */
  byStem: ReadonlyMap<string, string[]>;
  packages: PackagePaths[];
};

/** The code that computes the facts; when it changes, all files are read again. */
const rules = [
  'file-facts.ts',
  'outline.ts',
  '../../import-graph/imports.ts',
  '../../sources/syntax.ts',
];
const kept = join('.cache', 'file-facts.json');
const compiled = 'packages/phrases/compiled';

export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

type FactsFile = { rules: string; files: Record<string, KnownFile> };

export function readJson<T>(path: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/** Writes a file atomically, because two runs may write at the same time. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(value));
  renameSync(beside, path);
}

/** Lists the files that people write, and the compiled texts. */
function listFiles(root: string): string[] {
  const folder = join(root, compiled);
  const texts = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.ts'),
      )
    : [];
  const made = texts.map((name) => `${compiled}/${name.replaceAll('\\', '/')}`);
  return [...repositoryFiles(root), ...made].toSorted();
}

const stemOf = (file: string): string => file.replace(/\.(d\.mts|tsx?|mjs|css|json)$/, '');

const shorten = (facts: FileFacts): FileFacts => ({
  ...facts,
  outline: facts.outline === '' ? '' : digestOf(facts.outline),
});

/** Reads the tree. With `keeps` false `.cache` is not changed. */
export function readTree(root: string, keeps = true): SourceTree {
  const own = digestOf(
    rules.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n'),
  );
  const path = join(root, kept);
  const before = readJson<FactsFile>(path, { rules: '', files: {} });
  const known = before.rules === own ? before.files : {};
  let isNew = before.rules !== own;
  const files = new Map<string, KnownFile>();
  for (const file of listFiles(root)) {
    const content = readFileSync(join(root, file));
    const digest = digestOf(content);
    const same = known[file]?.digest === digest ? known[file] : undefined;
    isNew ||= same === undefined;
    files.set(file, same ?? { digest, facts: shorten(factsOf(file, content.toString())) });
  }
  if (isNew && keeps) writeJson(path, { rules: own, files: Object.fromEntries(files) });
  const byStem = Map.groupBy(files.keys(), stemOf);
  return { files, byStem, packages: packagePaths(root) };
}

/** Returns our files to which an import may lead; `lost` if it names one of ours that does not exist. */
export function targetsOf(tree: SourceTree, specifier: string, from: string): string[] | 'lost' {
  const target = resolveImport(specifier, from, tree.packages);
  if (target === null) return [];
  const found = tree.byStem.get(target) ?? [];
  if (found.length > 0) return found;
  return tree.files.has(target) ? [target] : 'lost';
}

/** Returns a path that a file names as a path from the root; '' is the root itself. */
export function pathOfPlace(place: string, from: string): string {
  const path = posix.join(posix.dirname(from), place).replace(/\/$/, '');
  return path === '.' ? '' : path;
}

/** Returns the file at a path, or all files in a folder. */
export function filesAt(tree: SourceTree, path: string): string[] {
  if (tree.files.has(path)) return [path];
  return [...tree.files.keys()].filter((file) => file.startsWith(`${path}/`));
}

export function filesOfGlobs(tree: SourceTree, globs: string[], from: string): string[] {
  const patterns = globs.map((glob) => ({
    isOut: glob.startsWith('!'),
    path: posix.join(posix.dirname(from), glob.replace(/^!/, '')),
  }));
  const fits = (file: string, isOut: boolean) =>
    patterns.some((each) => each.isOut === isOut && matchesGlob(file, each.path));
  return [...tree.files.keys()].filter((file) => fits(file, false) && !fits(file, true));
}
