// The files of the player's build that a page needs, from Vite's manifest, and their styles as one text for the page's head.
import { listChunks, listStyles, readFiles, readManifest } from '@parlour/document/build-manifest';

export type Assets = {
  /** The entry script; its path, like all others here, is relative to /m/. */
  entry: string;
  /** Scripts before the entry, each of which runs as soon as it has arrived. */
  ahead: string[];
  /** All files that these, the entry and the page import, in the order in which they are to arrive. */
  preload: string[];
  styles: string[];
  /** The text of `styles`; empty in development, where Vite injects them. */
  style: string;
  /** The style sheet of windows wider than a phone's. */
  wide: string;
  /** The font file of titles; null for the system's font. */
  face: string | null;
};

const entryName = 'src/main.tsx';
export const wideName = 'src/app/wide/wide.css';
/** The chunk that answers before React has loaded, named in apps/player/chunks.ts. */
const earlyName = 'early-start';
/** The chunk of packages, by far the largest. It runs while our own chunks are still loading. */
const packagesName = 'base';

export type PageFiles = {
  /** The page's source files, as named in the build's manifest. */
  sources: string[];
  /** Whether the page has a form that answers before React has loaded. */
  answersEarly: boolean;
  /** The font file of titles, as named by the theme. */
  face: string | null;
};

/** Returns a function that finds a page's files: the entry, and everything that the page's sources and the entry import. */
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
    // The entry's sheet comes first.
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
 * The files to fetch first: the first script to run, with its imports. Other files that are fetched at the same time
 * would share the bandwidth, and 2 KB would wait for 60.
 */
export const leadingOf = ({ ahead: [first = ''], preload }: Assets): string[] =>
  preload.slice(0, preload.indexOf(first) + 1);
