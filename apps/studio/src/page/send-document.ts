// A document on its way: compressed, since what is played by one person is in no cache, under its own policy.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '@parlour/document/accepted-encoding';
import type { FastifyReply } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Half of the best quality's gain for a hundredth of its time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export type Sent = { status: number; policy: string; text: string };

export async function sendDocument(
  reply: FastifyReply,
  { status, policy, text }: Sent,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  void reply
    .code(status)
    .header('content-security-policy', policy)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (encoding === null) return reply.send(text);
  void reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? toBrotli(text, { params }) : toGzip(text)));
}
