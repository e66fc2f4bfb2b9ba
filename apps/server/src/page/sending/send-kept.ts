// Sends a cached page with the headers of its edition, or a 304 if the browser has it.
import { editionHeader } from '@parlour/contract/site/kept-page';
import { languages } from '@parlour/contract/languages';
import { acceptedEncoding } from '@parlour/document/accepted-encoding';
import type { FastifyReply } from 'fastify';
import { sendHeadersFirst } from './headers-first.ts';
import type { CachedPage } from '../page-cache.ts';
import type { Visit } from '../visit.ts';
import { etagOf } from '../worker/edition.ts';

type PageVisit = Visit & { isClosed: boolean; edition: string | null };

export function sendKept(page: CachedPage, shown: PageVisit, reply: FastifyReply): FastifyReply {
  const { request } = reply;
  // An address with a code must not be stored, and the page of a closed site is only for this moment and this address.
  const isPassing = shown.hasHandOff || shown.isClosed;
  reply
    .header('content-security-policy', page.policy)
    .header('content-language', languages[shown.language].tag)
    .header('vary', 'accept-encoding, accept-language, cookie')
    // Every other page is revalidated each time, and is mostly unchanged.
    .header('cache-control', isPassing ? 'no-store' : 'private, no-cache');
  if (shown.edition !== null && !shown.hasHandOff) reply.header(editionHeader, shown.edition);
  if (!isPassing) {
    const etag = etagOf(page, shown.edition);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  }
  // The browser reads the header before the document, so these files are requested first and do not share the bandwidth.
  if (page.leading.length > 0) reply.header('link', page.leading);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.status(page.status).type('text/html; charset=utf-8');
  const body = page[encoding ?? 'plain'];
  // Only a browser that navigates can use the headers alone, to prepare the document.
  return request.headers['sec-fetch-mode'] === 'navigate'
    ? sendHeadersFirst(reply, body)
    : reply.send(body);
}
