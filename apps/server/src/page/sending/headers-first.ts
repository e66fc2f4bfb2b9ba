// Sends a page's headers before its body. A proxy that gets both at once seals them in one TLS record, of which the browser can
// read nothing before its last byte: on a slow line that is 50 ms in which it could have made room for the document.
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Long enough for a proxy to pass the headers on, in milliseconds; no line is as fast. */
const aheadMs = 1;

/** With the status and the headers that the reply has, past the hooks that look at bodies. A visitor who leaves between the two gets no body. */
export function sendHeadersFirst(reply: FastifyReply, body: Buffer): FastifyReply {
  reply.header('content-length', body.length);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.flushHeaders();
  setTimeout(() => raw.end(body), aheadMs);
  return reply;
}
