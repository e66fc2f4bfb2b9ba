// Finds the files that the login page loads at its start, by the build's manifest.
import { listChunks, readManifest, type Manifest } from '@parlour/document/build-manifest';

const entries = ['src/main.tsx', 'src/pages/login/page.tsx'];

/** Returns paths below the build's folder, each once. Throws if the build lacks one of the entries or of `more`. */
export function firstScreenFiles(build: URL, more: readonly string[] = []): string[] {
  const manifest: Manifest = readManifest(build);
  const names = [...entries, ...more];
  const missing = names.find((name) => !manifest[name]);
  if (missing !== undefined) {
    throw new Error(`The build has no ${missing}: name what the first screen loads.`);
  }
  return listChunks(manifest, names).map(({ file }) => file);
}
