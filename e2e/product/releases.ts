// Releases of the site, one after the other, at a separate address: the running server's answers, with other names of scripts and of the
// build for each release. As on a real server, which has only its own build, the scripts of other releases are gone.
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Releases = {
  port: number;
  /** Switches to a release; the first is 0. */
  release: (number: number) => void;
  /** Cuts all connections and answers nothing, until it is called with false. */
  goDown: (isDown: boolean) => void;
  /** Keeps the answers of pages back, until it is called with false. */
  holdPages: (areHeld: boolean) => void;
  /** Returns the requests for scripts that are gone. */
  missed: () => readonly string[];
  close: () => void;
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function ask(
  port: number,
  asked: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  body: Buffer,
) {
  return new Promise<Answer>((resolve, reject) => {
    const { url: path, method, headers } = asked;
    const options = { host: '127.0.0.1', port, path, method, headers };
    const call = request(options, (answer) => {
      buffer(answer).then(
        (bytes) =>
          resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Reads the build that the server writes into its service worker. */
async function buildOf(port: number, host: string): Promise<string> {
  const { body } = await ask(
    port,
    { url: '/m/sw.js', method: 'GET', headers: { host } },
    Buffer.alloc(0),
  );
  const [, build = ''] = /^self\.build="([\w-]+)"/.exec(body.toString()) ?? [];
  if (build === '') throw new Error('the service worker does not say its build');
  return build;
}

const isText = (type: string | undefined) => /html|javascript|json/.test(type ?? '');

export async function startReleases(host: string): Promise<Releases> {
  const behind = Number(process.env['PARLOUR_E2E_PORT']);
  const build = await buildOf(behind, host);
  const missed: string[] = [];
  let number = 0;
  let isDown = false;
  let pagesMayGo = Promise.resolve();
  let letPagesGo = () => {};
  const renamed = (text: string) =>
    number === 0
      ? text
      : text
          .replaceAll(/([\w-]+-[\w-]{7})\.js/g, `$1.r${number}.js`)
          .replaceAll(build, `${build}${number}`);
  const server = createServer((asked, answered) => {
    void (async () => {
      const url = asked.url ?? '/';
      const [, of = '0'] = /^\/m\/assets\/.*\.r(\d)\.js$/.exec(url) ?? [];
      if (isDown) return asked.socket.destroy();
      if (/^\/m\/assets\/.*\.js$/.test(url) && Number(of) !== number) {
        missed.push(url);
        return answered.writeHead(404).end();
      }
      const headers: IncomingHttpHeaders = { ...asked.headers, 'accept-encoding': 'identity' };
      const known = headers['if-none-match'];
      const ending = `.r${number}"`;
      if (known?.endsWith(ending)) headers['if-none-match'] = known.replace(ending, '"');
      else delete headers['if-none-match'];
      const body = await buffer(asked);
      const answer = await ask(
        behind,
        { url: url.replace(/\.r\d\.js$/, '.js'), method: asked.method, headers },
        body,
      );
      const { etag, link, ...rest } = answer.headers;
      if (rest['x-edition']) await pagesMayGo;
      const edition = rest['x-edition'];
      delete rest['content-length'];
      delete rest['transfer-encoding'];
      answered.writeHead(answer.status, {
        ...rest,
        ...(etag && { etag: etag.replace(/"$/, ending) }),
        ...(link && { link: renamed(String(link)) }),
        ...(edition && { 'x-edition': renamed(String(edition)) }),
      });
      answered.end(isText(rest['content-type']) ? renamed(answer.body.toString()) : answer.body);
    })().catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    release: (next) => {
      number = next;
    },
    goDown: (down) => {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    holdPages: (areHeld) => {
      letPagesGo();
      if (areHeld) pagesMayGo = new Promise((resolve) => (letPagesGo = resolve));
    },
    missed: () => missed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
