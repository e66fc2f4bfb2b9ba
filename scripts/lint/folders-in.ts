import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the names of the folders in a folder; none if there is no such folder. */
export const foldersIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** Lists the files, without ending, by which modules and parts of them show what staff do. */
export const staffOf = (root: string, folder: string): string[] =>
  foldersIn(root, folder).flatMap((name) => {
    const below = `${folder}${name}/`;
    return [`${below}staff`, ...staffOf(root, below)];
  });
