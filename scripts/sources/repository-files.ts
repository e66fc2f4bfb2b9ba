// Lists the files of this repository that people write, as paths from its root.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const made = new Set([
  '.git',
  'node_modules',
  'dist',
  'compiled',
  'coverage',
  'test-results',
  'playwright-report',
  '.data',
  '.cache',
]);

export function repositoryFiles(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? repositoryFiles(root, path) : [path];
    });
}
