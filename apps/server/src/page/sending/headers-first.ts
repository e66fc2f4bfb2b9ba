// Sends a page's headers before its body. A proxy that gets both at once puts them into one TLS record, which the browser cannot
// read before its last byte: on a slow connection it loses 50 ms in which it could prepare the document.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Time in milliseconds for a proxy to pass the headers on; shorter than any connection takes. */
const aheadMs = 1;

/** Sends the reply's status and headers, then the body, bypassing the hooks that read bodies. A visitor who leaves in between gets no body. */
export function sendHeadersFirst(reply: FastifyReply, body: Buffer): FastifyReply {
  reply.header('content-length', body.length);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.flushHeaders();
  setTimeout(() => raw.end(body), aheadMs);
  return reply;
}
