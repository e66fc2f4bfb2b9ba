// Announces a page's modules before the page (status 103). The browser asks for them while it still makes room for the document;
// on a slow phone that is a tenth of a second.
import type { FastifyReply } from 'fastify';
import type { CachedPage } from '../page-cache.ts';

/**
 * For a browser that opens the page for the first time: others do not know what to do with it, and whoever has the page has its
 * modules. The proxy in front must pass it on; some take it for the answer itself, so an operator switches it on (EARLY_HINTS).
 */
export function sendEarlyHints({ hinted }: Pick<CachedPage, 'hinted'>, reply: FastifyReply): void {
  const { method, headers } = reply.request;
  const isFirst = headers['if-none-match'] === undefined;
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate' || !isFirst) return;
  if (hinted.length === 0) return;
  reply.raw.writeEarlyHints({ link: [...hinted] });
}

/** Values of a `Link` header, each for a file of the build. */
export const moduleLink = (file: string): string => `</m/${file}>; rel=modulepreload`;
export const faceLink = (file: string): string =>
  `</m/${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
