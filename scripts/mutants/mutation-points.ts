// The folders from which mutants are drawn. A folder that moves must be changed here.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestCode } from '../import-graph/imports.ts';
import { mutantsOf, type Mutant } from './operators.ts';

const areas = [
  'packages/contract/src/**/*.ts',
  'apps/player/src/features/**/*.{ts,tsx}',
  'apps/server/src/modules/{login,wallet,vendor-wallet}/**/*.ts',
  'apps/studio/src/money/**/*.ts',
];

export type MutationPoint = { file: string; line: number; mutants: Mutant[] };

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

export const pointsIn = (file: string, text: string): MutationPoint[] =>
  mutantsOf(file, text).flatMap((mutants) => {
    const [first] = mutants;
    return first ? [{ file, line: lineAt(text, first.start), mutants }] : [];
  });

/** Returns all points of the product that can be changed, in the order of the files. */
export function readPoints(root: string): MutationPoint[] {
  return areas.flatMap((area) => {
    const files = globSync(area, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !isTestCode(file))
      .toSorted((one, two) => (one < two ? -1 : 1));
    if (files.length === 0) throw new Error(`${area} has no file: has the folder moved?`);
    return files.flatMap((file) => pointsIn(file, readFileSync(join(root, file), 'utf8')));
  });
}
