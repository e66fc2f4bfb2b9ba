// The pages in development: Vite transforms the player's source in this process.
import { fileURLToPath } from 'node:url';
import type { SiteBundle } from '@parlour/contract/page';
import { build, createServer } from 'vite';
import type { Merchant } from '#http/merchant';
import { siteStatus } from '#modules/site';
import { wideName, type Assets } from './assets.ts';
import { documentOf } from './document.ts';
import { lookOf } from './look.ts';
import type { Pages } from './pages.ts';

/** The path of the board with the kit's parts, which exists in development only. */
const boardPath = '/m/ui';
/** The policy in development: Vite's scripts and styles are inline, and it uses a web socket. */
const policy = "default-src 'self' 'unsafe-inline' data: ws:";

/** A constant name of the build, because nothing is cached in development. */
const developmentBuild = 'now';

const assetsOf = (entry: string): Assets => ({
  entry,
  ahead: [],
  preload: [],
  styles: [],
  style: '',
  wide: wideName,
  face: null,
});

const boardDocument = (merchant: Merchant): string =>
  documentOf({
    html: '',
    title: 'The kit',
    visitor: 'guest',
    status: siteStatus(merchant, { lineKey: null }),
    language: merchant.setting('defaultLanguage'),
    painted: {},
    assets: assetsOf('src/board/main.tsx'),
    look: lookOf(merchant, null),
    earlyScript: '',
    tip: null,
    build: developmentBuild,
  });

export async function startDevelopmentPages(): Promise<Pages> {
  const root = fileURLToPath(new URL('../../../player/', import.meta.url));
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  });
  const bundle = async () => (await vite.ssrLoadModule('/src/render.tsx')) as SiteBundle;
  // Paths and redirects are needed without waiting, so the bundle is loaded before the first request.
  let latest = await bundle();
  // Only Vite's own scripts are taken, because Vite would prefix our addresses with its base again.
  const finish = async (html: string, url: string): Promise<string> => {
    const own = await vite.transformIndexHtml(url, '<head></head>');
    return html.replace('<head>', () => `<head>${/<head>([^]*)<\/head>/.exec(own)?.[1] ?? ''}`);
  };
  return {
    patternOf: (path) => latest.patternOf(path),
    redirectOf: (request) => latest.redirectOf(request),
    paintsOf: (pattern) => latest.paintsOf(pattern),
    isForDevice: (pattern) => latest.isForDevice(pattern),
    renderOffline: async (request) => latest.renderOffline(request),
    render: async (request) => {
      latest = await bundle();
      return latest.render(request);
    },
    assets: () => assetsOf('src/main.tsx'),
    earlyScript: async () => {
      const { output } = await buildEarlyScript(root);
      return output;
    },
    build: developmentBuild,
    serveFiles: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const isPage = !/^\/m\/(@|src|node_modules|assets|\.)|\?(v|t|import)/.test(request.url);
        if (isPage || !request.url.startsWith('/m/')) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.get(boardPath, async (request, reply) => {
        reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
        return finish(boardDocument(request.merchant), request.url);
      });
    },
    development: { finish, policy },
  };
}

async function buildEarlyScript(root: string): Promise<{ output: string }> {
  const built = await build({
    root,
    configFile: `${root}vite.early.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  return { output: chunk?.code.trim() ?? '' };
}
