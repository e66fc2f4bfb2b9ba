// The pages in development: Vite transforms the player's source on the way, in this process.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Pages } from './pages.ts';

export async function startDevelopmentPages(): Promise<Pages> {
  const root = fileURLToPath(new URL('../../../player/', import.meta.url));
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678 } },
  });
  return {
    render: async (request) => {
      const { render } = (await vite.ssrLoadModule('/src/render.tsx')) as Pick<Pages, 'render'>;
      return render(request);
    },
    assets: () => ({ entry: 'src/main.tsx', preload: [], styles: [] }),
    serveFiles: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const isPage = !/^\/m\/(@|src|node_modules|assets|\.)|\?(v|t|import)/.test(request.url);
        if (isPage || !request.url.startsWith('/m/')) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    // Vite's own scripts and styles are inline, and it talks over a socket.
    // Only its own scripts are taken over: it would put its base before the addresses of ours again.
    finish: async (html, url) => {
      const own = await vite.transformIndexHtml(url, '<head></head>');
      return html.replace('<head>', () => `<head>${/<head>([^]*)<\/head>/.exec(own)?.[1] ?? ''}`);
    },
    policy: "default-src 'self' 'unsafe-inline' data: ws:",
  };
}
