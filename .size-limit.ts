// The budgets: what the browser loads before the login page does anything, followed through the build's own list, so
// that chunks which are loaded later do not count; what one of the studio's games loads in all; and the back office.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineNames } from './packages/contract/src/launch/game-engines.ts';
import { firstScreenFiles } from './scripts/sources/first-screen.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Chunks = Record<string, Chunk>;

const client = join(import.meta.dirname, 'apps/player/dist/client');
const studio = join(import.meta.dirname, 'apps/studio/dist/client');
const office = join(import.meta.dirname, 'apps/console/dist/client');
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

/** Files of the first visit: the entry with its packages and styles, and the texts of one language. */
function officeFiles(): string[] {
  const built = readChunks(office);
  const entry = built['src/main.tsx'];
  const texts = built['../../packages/phrases/compiled/console/en.ts'];
  if (!entry || !texts) throw new Error('The build of the back office lacks its entry.');
  const imports = (entry.imports ?? []).map((name) => built[name]?.file ?? '');
  return [entry.file, texts.file, ...imports, ...(entry.css ?? [])].map((file) =>
    join(office, file),
  );
}

export default [
  {
    name: 'JavaScript before the login page does anything',
    path: firstScreen.map((file) => join(client, file)),
    limit: '80 kB',
    brotli: true,
  },
  ...engineNames.map(game),
  {
    name: 'The back office: scripts, styles and texts of one language',
    path: officeFiles(),
    limit: '280 kB',
    brotli: true,
  },
];
