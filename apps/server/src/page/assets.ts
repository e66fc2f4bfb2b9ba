// The player's build: which files a page needs, read from Vite's manifest, and their styles as one text for the page's head.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof Manifest>;

export type Assets = {
  /** Paths below /m/, as all of these. */
  entry: string;
  /** What comes before all else, and runs while the rest comes; the last of them makes the others run. */
  packages: string[];
  /** All that the entry and the page stand on, in the order in which it is to come: the packages first. */
  preload: string[];
  styles: string[];
  /** What `styles` hold; empty in development, where Vite brings them. */
  style: string;
};

const entryName = 'src/main.tsx';
/** The packages' file (vite.config.ts): the largest by far, and it makes itself ready while ours are still on their way. */
const packagesName = 'base';

/** Answers, for the sources of a page, the entry with everything that these and the entry import. */
export function readAssets(clientFolder: URL): (sources: string[]) => Assets {
  const text = readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const [packages, base] =
    Object.entries(manifest).find(([, { name }]) => name === packagesName) ?? [];
  const entry = manifest[entryName];
  if (!entry || !base || !packages)
    throw new Error('The player build lacks its entry; build it again.');
  return (sources) => {
    const styles = listStyles(manifest, [entryName, ...sources]);
    return {
      entry: entry.file,
      packages: filesOf(manifest, [packages]),
      preload: filesOf(manifest, [packages, entryName, ...sources]),
      styles,
      style: styles.map((file) => readFileSync(new URL(file, clientFolder), 'utf8')).join(''),
    };
  };
}

/** Each behind what it stands on. */
function filesOf(manifest: Manifest, names: string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, imports = [] } = manifest[name] ?? {};
    for (const each of imports) visit(each);
    if (file) files.add(file);
  };
  for (const name of names) visit(name);
  return [...files];
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
