// A kept page on its way: with the headers that say what it is of, or only the word that the browser has it.
import { editionHeader } from '@parlour/contract/site/kept-page';
import { languages } from '@parlour/contract/languages';
import { acceptedEncoding } from '@parlour/document/accepted-encoding';
import type { FastifyReply } from 'fastify';
import { sendHeadersFirst } from './headers-first.ts';
import type { CachedPage } from '../page-cache.ts';
import type { Visit } from '../visit.ts';
import { etagOf } from '../worker/edition.ts';

type Shown = Visit & { isClosed: boolean; edition: string | null };

export function sendKept(page: CachedPage, shown: Shown, reply: FastifyReply): FastifyReply {
  const { request } = reply;
  // An address with a code must leave no trace; what stands in front of the site is for this moment and this address.
  const isPassing = shown.hasHandOff || shown.isClosed;
  reply
    .header('content-security-policy', page.policy)
    .header('content-language', languages[shown.language].tag)
    .header('vary', 'accept-encoding, accept-language, cookie')
    // Every other page is asked for again each time, and mostly is the same.
    .header('cache-control', isPassing ? 'no-store' : 'private, no-cache');
  if (shown.edition !== null && !shown.hasHandOff) reply.header(editionHeader, shown.edition);
  if (!isPassing) {
    const etag = etagOf(page, shown.edition);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  }
  // The browser reads it before the document: they are asked for first, and have the line for themselves.
  if (page.leading.length > 0) reply.header('link', page.leading);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.status(page.status).type('text/html; charset=utf-8');
  const body = page[encoding ?? 'plain'];
  // A browser that opens it can make room for the document meanwhile; nobody else can do anything with the headers alone.
  return request.headers['sec-fetch-mode'] === 'navigate'
    ? sendHeadersFirst(reply, body)
    : reply.send(body);
}
