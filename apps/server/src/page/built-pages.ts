// The pages of a finished build: the server bundle renders them, and files are sent as compressed by the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteBundle } from '@parlour/contract/page';
import { serveBuiltFiles } from '@parlour/document/built-files';
import { listAssets, serveAssetList } from './asset-list.ts';
import { readAssets } from './assets.ts';
import { keepReleases, type ReleaseFolder } from './earlier-releases.ts';
import type { Pages } from './pages.ts';
import { serveServiceWorker } from './worker/service-worker.ts';

/** Loads the player's builds from its dist folder. Files of earlier builds are stored in `releases`, if given. */
export async function loadBuiltPages(playerDist: URL, releases?: ReleaseFolder): Promise<Pages> {
  const bundle: unknown = await import(new URL('server/render.js', playerDist).href);
  const clientFolder = new URL('client/', playerDist);
  const assetsFolder = new URL('assets/', clientFolder);
  const serviceWorker = readFileSync(new URL('worker/sw.js', playerDist), 'utf8');
  const earlyScript = readFileSync(new URL('early/early.js', playerDist), 'utf8').trim();
  const names = listAssets(assetsFolder);
  // Each name contains a hash of its file.
  const build = createHash('sha256')
    .update(JSON.stringify([names, earlyScript, serviceWorker]))
    .digest('base64url')
    .slice(0, 7);
  const earlier = releases
    ? (await keepReleases(releases, { build, assets: assetsFolder })).earlier
    : [];
  return {
    ...(bundle as SiteBundle),
    assets: readAssets(clientFolder),
    earlyScript: async () => earlyScript,
    build,
    serveFiles: async (app) => {
      serveServiceWorker(app, { script: serviceWorker, build });
      serveAssetList(app, names);
      serveBuiltFiles(app, '/m/assets/', { folder: assetsFolder, earlier });
    },
  };
}
