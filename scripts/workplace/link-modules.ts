// Links the installed packages of one checkout into another with the same lock file. Our own packages are linked to the other checkout's.
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** True for entries that are linked; caches of tools in node_modules are not, because each checkout has its own. */
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
