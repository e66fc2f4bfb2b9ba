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
  /** All that these, the entry and the page stand on, in the order in which it is to come. */
  preload: string[];
  styles: string[];
  /** What `styles` hold; empty in development, where Vite brings them. */
  style: string;
};

const entryName = 'src/main.tsx';
/** The names of apps/player/chunks.ts: what answers before React is here. */
const earlyName = 'early-start';
/** The packages, the largest by far: they make themselves ready while ours are still on their way. */
const packagesName = 'base';

export type PageFiles = {
  /** The files behind it, as the build's manifest names them. */
  sources: string[];
  /** The page has a form that answers before React is here. */
  answersEarly: boolean;
};

/** Answers, for a page, the entry with everything that its sources and the entry import. */
export function readAssets(clientFolder: URL): (page: PageFiles) => Assets {
  const text = readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const early = keyOf(earlyName);
  const base = keyOf(packagesName);
  const entry = manifest[entryName];
  if (!entry || !early || !base)
    throw new Error('The player build lacks its entry; build it again.');
  return ({ sources, answersEarly }) => {
    const ahead = answersEarly ? [early, base] : [base];
    const chunks = inOrder(manifest, [...ahead, entryName, ...sources]);
    // The sheet first, then those of what a file imports before its own, so that a page's own rules win.
    const styles = [...new Set([entry, ...chunks].flatMap(({ css = [] }) => css))];
    return {
      entry: entry.file,
      ahead: ahead.flatMap((key) => manifest[key]?.file ?? []),
      preload: chunks.map(({ file }) => file),
      styles,
      style: styles.map((file) => readFileSync(new URL(file, clientFolder), 'utf8')).join(''),
    };
  };
}

/**
 * What comes before all else: the first that is to run, with all that it stands on. Whatever is asked for together with it
 * would share the line, and 2 KB would wait for 60.
 */
export const leadingOf = ({ ahead: [first = ''], preload }: Assets): string[] =>
  preload.slice(0, preload.indexOf(first) + 1);

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
