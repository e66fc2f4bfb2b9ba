// The list of the build's files: /m/asset-manifest.json and, for older wrappers, /mobile/mc/asset-manifest.json (ROUTE-11).
import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const paths = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'];

/** The names of the built files, without their compressed copies. */
export const listAssets = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .toSorted();

export function serveAssetList(app: FastifyInstance, names: string[]): void {
  // The form of the family's builds: files by readable names, and the list of all.
  const files = Object.fromEntries(
    names.map((name) => [name.replace(/-[\w-]{7}(\.\w+)$/, '$1'), `/m/assets/${name}`]),
  );
  const body = { files, entrypoints: names.map((name) => `assets/${name}`) };
  for (const path of paths) {
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-cache').send(body));
  }
}
