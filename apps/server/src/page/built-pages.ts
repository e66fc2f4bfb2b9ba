// The pages of a finished build: the server bundle renders, files are sent as they were compressed.
import { readFileSync } from 'node:fs';
import type { SiteBundle } from '@parlour/contract/page';
import { serveBuiltFiles } from '@parlour/document/built-files';
import { listAssets, serveAssetList } from './asset-list.ts';
import { readAssets } from './assets.ts';
import type { Pages } from './pages.ts';
import { serveServiceWorker } from './service-worker.ts';

/** Loads the player's builds from its dist folder. */
export async function loadBuiltPages(playerDist: URL): Promise<Pages> {
  const bundle: unknown = await import(new URL('server/render.js', playerDist).href);
  const clientFolder = new URL('client/', playerDist);
  const assetsFolder = new URL('assets/', clientFolder);
  const serviceWorker = readFileSync(new URL('worker/sw.js', playerDist), 'utf8');
  const earlyScript = readFileSync(new URL('early/early.js', playerDist), 'utf8').trim();
  return {
    ...(bundle as SiteBundle),
    assets: readAssets(clientFolder),
    earlyScript: async () => earlyScript,
    serveFiles: async (app) => {
      serveServiceWorker(app, serviceWorker);
      serveAssetList(app, listAssets(assetsFolder));
      serveBuiltFiles(app, assetsFolder, '/m/assets/');
    },
  };
}
