// The games' build: which files an engine's page needs, read from Vite's manifest, and its styles as one text for the page's head.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GameEngine } from '@parlour/phrases/game-texts';

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
  /** Paths from the studio's origin. */
  entry: string;
  preload: string[];
  style: string;
};

/** What is missing is one sentence: the build comes with `npm start`, or by `npm run build`. */
export function readAssets(client: URL): (engine: GameEngine) => Assets {
  const manifest = readManifest(client);
  const read = (engine: GameEngine): Assets => {
    const name = `src/${engine}/main.ts`;
    const entry = manifest[name]?.file;
    if (!entry) throw new Error(`The games’ build has no ${engine}; run npm run build.`);
    const chunks = listChunks(manifest, name);
    const styles = new Set(chunks.toReversed().flatMap(({ css = [] }) => css));
    return {
      entry: `/${entry}`,
      preload: chunks.map(({ file }) => `/${file}`),
      style: [...styles].map((file) => readFileSync(new URL(file, client), 'utf8').trim()).join(''),
    };
  };
  const assets = { lottery: read('lottery'), lanterns: read('lanterns') };
  return (engine) => assets[engine];
}

function readManifest(client: URL): Manifest {
  try {
    const text = readFileSync(new URL('.vite/manifest.json', client), 'utf8');
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('the games are not built: run npm run build, or npm start.', { cause });
  }
}

/** An entry with everything that it imports, itself first. */
function listChunks(
  manifest: Manifest,
  name: string,
  seen = new Set<string>(),
): Manifest[string][] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => listChunks(manifest, each, seen))];
}
