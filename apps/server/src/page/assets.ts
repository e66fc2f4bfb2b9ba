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
  /** What comes before the entry, each to run as soon as it is here. */
  ahead: string[];
  /** The same with all that they stand on. */
  leading: string[];
  /** All that the entry and the page stand on, in the order in which it is to come: the leading ones first. */
  preload: string[];
  styles: string[];
  /** What `styles` hold; empty in development, where Vite brings them. */
  style: string;
};

const entryName = 'src/main.tsx';
/** Of vite.config.ts: what answers before React is here, and the packages, by far the largest, which make themselves ready. */
const aheadNames = ['early-start', 'base'];

/** Answers, for the sources of a page, the entry with everything that these and the entry import. */
export function readAssets(clientFolder: URL): (sources: string[]) => Assets {
  const text = readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const keys = Object.keys(manifest);
  const ahead = aheadNames.flatMap(
    (name) => keys.find((key) => manifest[key]?.name === name) ?? [],
  );
  const entry = manifest[entryName];
  if (!entry || ahead.length < aheadNames.length)
    throw new Error('The player build lacks its entry; build it again.');
  const filesOf = (chunks: Manifest[string][]) => chunks.map(({ file }) => file);
  const leading = filesOf(inOrder(manifest, ahead));
  return (sources) => {
    const chunks = inOrder(manifest, [...ahead, entryName, ...sources]);
    // The sheet first, then those of what a file imports before its own, so that a page's own rules win.
    const styles = [...new Set([entry, ...chunks].flatMap(({ css = [] }) => css))];
    return {
      entry: entry.file,
      ahead: ahead.flatMap((key) => manifest[key]?.file ?? []),
      leading,
      preload: filesOf(chunks),
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
