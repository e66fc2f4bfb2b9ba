// Sends a member's own picture: never as a page, never cached (V6). The headers of every answer have nosniff.
import type { FastifyReply } from 'fastify';

export const sendPicture = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'attachment')
    .send(bytes);
