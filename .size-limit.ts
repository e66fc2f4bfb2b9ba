// The budget of the first screen: what the browser loads before the login page does anything, followed through
// the build's own list, so that chunks which are loaded later do not count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; imports?: string[] };

const client = join(import.meta.dirname, 'apps/player/dist/client');
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const firstScreen = [
  'src/main.tsx',
  'src/app/login.tsx',
  '../../packages/phrases/compiled/start/en.ts',
];

function filesOf(name: string): string[] {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`The build has no ${name}: name what the first screen loads.`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)];
}

export default [
  {
    name: 'JavaScript before the login page does anything',
    path: [...new Set(firstScreen.flatMap(filesOf))].map((file) => join(client, file)),
    limit: '80 kB',
    brotli: true,
  },
];
