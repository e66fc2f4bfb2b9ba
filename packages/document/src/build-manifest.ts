// Vite's list of what a build holds, and which of its files a page needs.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
export type Chunk = z.infer<typeof Chunk>;
const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** Throws where the folder holds no build. */
export function readManifest(folder: URL): Manifest {
  const text = readFileSync(new URL('.vite/manifest.json', folder), 'utf8');
  return Manifest.parse(JSON.parse(text));
}

/** These with all that they import, each once and behind what it stands on. */
export function listChunks(manifest: Manifest, names: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (name: string): Chunk[] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return names.flatMap(visit);
}

/** The style files of these, each once, in their order: what a file imports before its own, so that its own rules win. */
export const listStyles = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css)),
];

/** Built files as one text, for the page's head. */
export const readFiles = (folder: URL, files: readonly string[]): string =>
  files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
