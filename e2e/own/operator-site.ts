// Sites of operators that show a game in a frame: real pages at separate hosts, in a browser that refuses third-party cookies.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { test as own } from './own-studio.ts';

export type OperatorSite = {
  /** Returns the origin of the site `name`; all its paths are the same page. */
  origin: (name: string) => string;
  /** Shows an address in one more frame of the page. */
  frame: (address: string) => Promise<Frame>;
  /** Returns the messages that the page has received from its frames. */
  heard: () => Promise<{ from: string; data: unknown }[]>;
};

/** The page. Its frames may do what docs/studio.md lists as a game's needs. */
const document = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>An operator</title><style>body{margin:0}iframe{width:100vw;height:700px;border:0}</style><body><script>
const heard = [];
addEventListener('message', ({ origin: from, data }) => heard.push({ from, data }));
function show(address) {
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts allow-same-origin allow-top-navigation-by-user-activation';
  frame.src = address;
  document.body.append(frame);
  return frame;
}
</script>`;

/** Answers a request. `/cookies` sets a plain third-party cookie and a partitioned one, and returns those that the browser sent. */
function answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'text/html');
  if (url !== '/cookies') return void response.end(document);
  response.setHeader('set-cookie', [
    'third=1; SameSite=None; Secure',
    'parted=1; SameSite=None; Secure; Partitioned',
  ]);
  response.end(headers.cookie ?? 'none');
}

/** Refuses third-party cookies, as in Chromium's settings, as long as the page exists. */
async function refuseThirdParties(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}

export const test = own.extend<{ operatorSite: OperatorSite }>({
  operatorSite: async ({ page }, use) => {
    const server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await refuseThirdParties(page);
    await use({
      origin: (name) => `http://${name}.localhost:${port}`,
      frame: async (address) => {
        const shown = await page.evaluateHandle<HTMLElement>(`show(${JSON.stringify(address)})`);
        const frame = await shown.contentFrame();
        if (!frame) throw new Error('the frame shows nothing');
        return frame;
      },
      heard: () => page.evaluate('heard'),
    });
    server.closeAllConnections();
    server.close();
  },
});
