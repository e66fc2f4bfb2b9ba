// Digests of a file's inputs for linter and compiler: the file and all that it imports, recursively, including types.
import { digestOf, targetsOf, type SourceTree } from './source-tree.ts';

/** Creates a function that returns a file's digest including all its imports. */
export function readTypedDigests(tree: SourceTree): (file: string) => string {
  const known = new Map<string, string>();
  const digest = (file: string): string => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const own = tree.files.get(file);
    if (!own) return '';
    // In a cycle a file counts alone; the linter refuses cycles.
    known.set(file, own.digest);
    const behind = [...own.facts.imports, ...own.facts.typeImports].flatMap((specifier) => {
      const targets = targetsOf(tree, specifier, file);
      return targets === 'lost' ? [] : targets.map((target) => `${target} ${digest(target)}`);
    });
    const all = digestOf([own.digest, ...behind.toSorted()].join('\n'));
    known.set(file, all);
    return all;
  };
  return digest;
}
