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

/** Makes the folder hold exactly these files. What did not change is left alone, so watchers and caches stay quiet. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) writeIfChanged(join(folder, name), content);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts') && !files.has(name.replaceAll('\\', '/'))) rmSync(join(folder, name));
  }
}

function writeIfChanged(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  // Renamed into place: a process that reads meanwhile sees the old file or the new one, never half of it.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
