// Sends a picture of a member's own: never as a page, never kept by anybody (V6). The headers of every answer say nosniff.
import type { FastifyReply } from 'fastify';

export const sendPicture = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'attachment')
    .send(bytes);
