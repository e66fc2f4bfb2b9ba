// Reads Vite's manifest of a build, and finds the files that a page needs.
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

/** Reads the manifest. Throws if the folder contains no build. */
export function readManifest(folder: URL): Manifest {
  const text = readFileSync(new URL('.vite/manifest.json', folder), 'utf8');
  return Manifest.parse(JSON.parse(text));
}

/** Lists these chunks with all that they import, each once and after its own imports. */
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

/** Lists the chunks' style files, each once and in order: those of imports first, so that a file's own rules win. */
export const listStyles = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css)),
];

/** Reads built files as one text, for the page's head. */
export const readFiles = (folder: URL, files: readonly string[]): string =>
  files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
