// The installed packages of one checkout for another one with the same lock file: links to all but our own packages, which are the other one's.
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Caches of tools in node_modules are not linked: each checkout has its own. */
const isKept = (name: string): boolean =>
  !name.startsWith('.') || name === '.bin' || name === '.parlour-lock';

const ours = '@parlour';

export function linkModules(from: string, to: string): void {
  const modules = join(to, 'node_modules');
  mkdirSync(join(modules, ours), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name === ours || !isKept(name)) continue;
    symlinkSync(join(from, 'node_modules', name), join(modules, name));
  }
  for (const top of ['apps', 'packages']) {
    for (const folder of readdirSync(join(to, top))) {
      const { name } = JSON.parse(readFileSync(join(to, top, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      symlinkSync(join('..', '..', top, folder), join(modules, name));
    }
  }
}
