// HTTP/2 and TLS in front of a server that speaks plain HTTP, like the proxy in production. Bodies and encodings are not changed.
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export type Front = { port: number; close: () => void };
type Target = {
  port: number;
  /** The Host header that the server sees. */
  host: string;
  /** True to pass on answers with status 103, as some proxies do. */
  hints?: boolean;
};

/** Headers that apply between two hops only, or that belong to HTTP/2. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

const passedOn = (headers: http.IncomingHttpHeaders | http2.IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );

export async function startFront(
  certificate: Certificate,
  { port, host, hints = false }: Target,
): Promise<Front> {
  const server = http2.createSecureServer(
    { ...certificate, allowHTTP1: true },
    (request, response) => {
      const headers = {
        ...passedOn(request.headers),
        host,
        // The browser uses another origin than the server, which accepts movements of money only from its own pages.
        ...(request.headers.origin && { origin: `http://${host}` }),
      };
      const { method, url: path } = request;
      const asked = http.request(
        { host: '127.0.0.1', port, method, path, headers, agent },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
          answer.pipe(response);
        },
      );
      asked.on('information', ({ statusCode, headers: early }) => {
        if (hints && statusCode === 103)
          response.writeEarlyHints({ link: String(early.link).split(', ') });
      });
      asked.on('error', () => response.end());
      request.pipe(asked);
    },
  );
  server.on('sessionError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
