// The player's build: which files a page needs, read from Vite's manifest, and their styles as one text for the page's head.
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
type Manifest = z.infer<typeof Manifest>;

export type Assets = {
  /** Paths below /m/. */
  entry: string;
  preload: string[];
  styles: string[];
  /** What `styles` hold; empty in development, where Vite brings them. */
  style: string;
};

const entryName = 'src/main.tsx';

/** Answers, for the sources of a page, the entry with everything that these and the entry import. */
export function readAssets(clientFolder: URL): (sources: string[]) => Assets {
  const text = readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const entry = manifest[entryName]?.file;
  if (!entry) throw new Error('The player build has no entry; build it again.');
  return (sources) => {
    const chunks = listImports(manifest, [entryName, ...sources]);
    const styles = listStyles(manifest, [entryName, ...sources]);
    return {
      entry,
      preload: chunks.map((chunk) => chunk.file),
      styles,
      style: styles.map((file) => readFileSync(new URL(file, clientFolder), 'utf8')).join(''),
    };
  };
}

function listImports(manifest: Manifest, names: string[]): Manifest[string][] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of manifest[name]?.imports ?? []) visit(each);
  };
  for (const name of names) visit(name);
  return [...seen].flatMap((name) => manifest[name] ?? []);
}

/** The sheet first, then those of what a file imports before its own, so that a page's own rules win. */
function listStyles(manifest: Manifest, names: string[]): string[] {
  const styles = new Set(manifest[entryName]?.css);
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of manifest[name]?.imports ?? []) visit(each);
    for (const file of manifest[name]?.css ?? []) styles.add(file);
  };
  for (const name of names) visit(name);
  return [...styles];
}
