// What linter and compiler judge a file by: itself and all that it imports, step by step, types too. As digests.
import { digestOf, targetsOf, type SourceTree } from './source-tree.ts';

/** A file's digest with all behind it. */
export function readTypedDigests(tree: SourceTree): (file: string) => string {
  const known = new Map<string, string>();
  const digest = (file: string): string => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const own = tree.files.get(file);
    if (!own) return '';
    // Should there be a circle, a file in it counts by itself: the linter refuses the circle.
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
