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
  const base = Object.keys(manifest).find((key) => manifest[key]?.name === packagesName);
  const entry = manifest[entryName];
  if (!entry || !base) throw new Error('The player build lacks its entry; build it again.');
  const packages = inOrder(manifest, [base]).map(({ file }) => file);
  return (sources) => {
    const chunks = inOrder(manifest, [base, entryName, ...sources]);
    // The sheet first, then those of what a file imports before its own, so that a page's own rules win.
    const styles = [...new Set([entry, ...chunks].flatMap(({ css = [] }) => css))];
    return {
      entry: entry.file,
      packages,
      preload: chunks.map(({ file }) => file),
      styles,
      style: styles.map((file) => readFileSync(new URL(file, clientFolder), 'utf8')).join(''),
    };
  };
}

/** With all that they import, each behind what it stands on. */
function inOrder(manifest: Manifest, names: string[]): Manifest[string][] {
  const seen = new Set<string>();
  const visit = (name: string): Manifest[string][] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return names.flatMap(visit);
}
