import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes the folder contain exactly these files. Unchanged files are not written, so that watchers and caches are not triggered. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) writeIfChanged(join(folder, name), content);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !files.has(name.replaceAll('\\', '/'))) rmSync(join(folder, name));
  }
}

function writeIfChanged(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  // The rename is atomic: a concurrent reader sees the old file or the new one, never a part.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
