// The envelope of the family's answers.
import type { FastifyReply } from 'fastify';

export const ok = (value: unknown) => ({ success: true, value });

type GatewayRefusal = { status: number; errorCode: string; message: string };

export const refuse = (reply: FastifyReply, { status, ...rest }: GatewayRefusal): FastifyReply =>
  reply.code(status).send({ success: false, ...rest });
