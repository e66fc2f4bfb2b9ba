// The envelope of the family's answers.
import type { FastifyReply } from 'fastify';

export const ok = (value: unknown) => ({ success: true, value });

type Refused = { status: number; errorCode: string; message: string };

export const refuse = (reply: FastifyReply, { status, ...rest }: Refused): FastifyReply =>
  reply.code(status).send({ success: false, ...rest });
