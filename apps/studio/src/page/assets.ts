// The games' build: the files of an engine's page, from Vite's manifest, and its styles as one text for the page's head.
import { engineNames, type GameEngine } from '@parlour/contract/launch/game-engines';
import {
  listChunks,
  listStyles,
  readFiles,
  readManifest,
  type Manifest,
} from '@parlour/document/build-manifest';

const wideName = 'src/sheet/wide.css';

export type Assets = {
  /** Paths from the studio's origin. */
  entry: string;
  preload: string[];
  style: string;
  /** The style sheet for windows wider than a phone's. */
  wide: string;
  /** The font file of titles; null for the system's font. */
  face: string | null;
};

/** Throws one sentence if the build is missing: `npm start` or `npm run build` makes it. */
export function readAssets(client: URL): (engine: GameEngine, face: string | null) => Assets {
  const manifest = readBuild(client);
  const read = (engine: GameEngine): Omit<Assets, 'face'> => {
    const name = `src/${engine}/main.ts`;
    const entry = manifest[name]?.file;
    const wide = manifest[wideName]?.file;
    if (!entry || !wide) throw new Error(`The games’ build has no ${engine}; run npm run build.`);
    const chunks = listChunks(manifest, [name]);
    return {
      entry: `/${entry}`,
      preload: chunks.map(({ file }) => `/${file}`),
      style: readFiles(client, listStyles(chunks)),
      wide: `/${wide}`,
    };
  };
  const assets = new Map(engineNames.map((engine) => [engine, read(engine)]));
  return (engine, face) => {
    const file = manifest[`../../../packages/theme/fonts/${face}`]?.file;
    return { ...(assets.get(engine) ?? read(engine)), face: file ? `/${file}` : null };
  };
}

function readBuild(client: URL): Manifest {
  try {
    return readManifest(client);
  } catch (cause) {
    throw new Error('the games are not built: run npm run build, or npm start.', { cause });
  }
}
