// The budgets: what the browser loads before the login page does anything, followed through the build's own list, so
// that chunks which are loaded later do not count; and what one of the studio's games loads in all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineNames } from './packages/contract/src/launch/game-engines.ts';
import { firstScreenFiles } from './scripts/sources/first-screen.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Chunks = Record<string, Chunk>;

const client = join(import.meta.dirname, 'apps/player/dist/client');
const studio = join(import.meta.dirname, 'apps/studio/dist/client');
const readChunks = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Chunks;

const firstScreen = firstScreenFiles(pathToFileURL(`${client}/`), [
  '../../packages/phrases/compiled/start/en.ts',
]);

/** The whole game may be 120 kB over the line (LAUNCH-04): the display face takes 15 at the most, texts and state some 5. */
function gameFiles(engine: string): string[] {
  const games = readChunks(studio);
  const entry = games[`src/${engine}/main.ts`];
  if (!entry) throw new Error(`The studio's build has no ${engine}.`);
  const imports = (entry.imports ?? []).map((name) => games[name]?.file ?? '');
  return [entry.file, ...imports, ...(entry.css ?? [])].map((file) => join(studio, file));
}

const game = (engine: string) => ({
  name: `The game ${engine}: script and styles, without the display face`,
  path: gameFiles(engine),
  limit: '35 kB',
  brotli: true,
});

export default [
  {
    name: 'JavaScript before the login page does anything',
    path: firstScreen.map((file) => join(client, file)),
    limit: '80 kB',
    brotli: true,
  },
  ...engineNames.map(game),
];
