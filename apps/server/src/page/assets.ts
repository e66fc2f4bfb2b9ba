// The player's build: which files a page needs, read from Vite's manifest, and their styles as one text for the page's head.
import { listChunks, listStyles, readFiles, readManifest } from '@parlour/document/build-manifest';

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
  /** The sheet of windows wider than a phone's. */
  wide: string;
  /** The face of titles; null for the system's. */
  face: string | null;
};

const entryName = 'src/main.tsx';
export const wideName = 'src/app/wide/wide.css';
/** The names of apps/player/chunks.ts: what answers before React is here. */
const earlyName = 'early-start';
/** The packages, the largest by far: they make themselves ready while ours are still on their way. */
const packagesName = 'base';

export type PageFiles = {
  /** The files behind it, as the build's manifest names them. */
  sources: string[];
  /** The page has a form that answers before React is here. */
  answersEarly: boolean;
  /** The file of the face of titles, as the theme names it. */
  face: string | null;
};

/** Answers, for a page, the entry with everything that its sources and the entry import. */
export function readAssets(clientFolder: URL): (page: PageFiles) => Assets {
  const manifest = readManifest(clientFolder);
  const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const early = keyOf(earlyName);
  const base = keyOf(packagesName);
  const entry = manifest[entryName];
  const wide = manifest[wideName]?.file;
  if (!entry || !early || !base || wide === undefined)
    throw new Error('The player build lacks its entry; build it again.');
  return ({ sources, answersEarly, face }) => {
    const ahead = answersEarly ? [early, base] : [base];
    const chunks = listChunks(manifest, [...ahead, entryName, ...sources]);
    // The sheet first: it is the entry's.
    const styles = listStyles([entry, ...chunks]);
    return {
      entry: entry.file,
      ahead: ahead.flatMap((key) => manifest[key]?.file ?? []),
      preload: chunks.map(({ file }) => file),
      styles,
      style: readFiles(clientFolder, styles),
      wide,
      face: manifest[`../../packages/theme/fonts/${face}`]?.file ?? null,
    };
  };
}

/**
 * What comes before all else: the first that is to run, with all that it stands on. Whatever is asked for together with it
 * would share the line, and 2 KB would wait for 60.
 */
export const leadingOf = ({ ahead: [first = ''], preload }: Assets): string[] =>
  preload.slice(0, preload.indexOf(first) + 1);
