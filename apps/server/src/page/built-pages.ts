// The pages of a finished build: the server bundle renders, files are served as they were compressed.
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { readAssets } from './assets.ts';
import { pagePolicy, type Pages } from './pages.ts';

/** Loads the player's two builds from its dist folder. */
export async function loadBuiltPages(playerDist: URL): Promise<Pages> {
  const bundle: unknown = await import(new URL('server/render.js', playerDist).href);
  const { render } = bundle as Pick<Pages, 'render'>;
  const clientFolder = new URL('client/', playerDist);
  const assets = readAssets(clientFolder);
  return {
    render,
    assets,
    serveFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: fileURLToPath(new URL('assets/', clientFolder)),
        prefix: '/m/assets/',
        // Every name carries a hash of its content.
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        index: false,
      });
    },
    policy: pagePolicy,
    finish: async (html) => html,
  };
}
