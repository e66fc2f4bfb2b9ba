// The player's build: which files the first screen needs, read once from Vite's manifest.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

export type Assets = { entry: string; preload: string[]; styles: string[] };

/** The entry of the browser build with everything that it imports. */
export function readAssets(clientFolder: URL): Assets {
  const text = readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const [entry] = Object.entries(manifest).find(([name]) => name.endsWith('main.tsx')) ?? [];
  if (!entry) throw new Error('The player build has no entry; build it again.');
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of manifest[name]?.imports ?? []) visit(each);
  };
  visit(entry);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    entry: manifest[entry]?.file ?? '',
    preload: chunks.map((chunk) => chunk.file),
    styles: chunks.flatMap((chunk) => chunk.css ?? []),
  };
}
