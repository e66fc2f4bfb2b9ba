// Announces a page's modules before the page (status 103). The browser requests them while it still prepares the document,
// which takes a tenth of a second on a slow phone.
import type { FastifyReply } from 'fastify';
import type { CachedPage } from '../page-cache.ts';

/**
 * Sends early hints to a browser that opens the page for the first time: other clients ignore them, and a browser with the page
 * has its modules. The proxy has to pass them on, and some mistake them for the answer, so an operator switches them on (EARLY_HINTS).
 */
export function sendEarlyHints({ hinted }: Pick<CachedPage, 'hinted'>, reply: FastifyReply): void {
  const { method, headers } = reply.request;
  const isFirst = headers['if-none-match'] === undefined;
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate' || !isFirst) return;
  if (hinted.length === 0) return;
  reply.raw.writeEarlyHints({ link: [...hinted] });
}

/** The value of a `Link` header for a module of the build. */
export const moduleLink = (file: string): string => `</m/${file}>; rel=modulepreload`;
export const faceLink = (file: string): string =>
  `</m/${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
