// Refusals in the service's format (vendors.md 5): `CODE`, or `CODE : text`.
import type { FastifyReply } from 'fastify';

export const sendToolkitError = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({
    error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  });

export const sendNoKey = (reply: FastifyReply) =>
  reply.code(403).send({
    error: {
      code: 403,
      message: 'The request is missing a valid API key.',
      errors: [
        {
          message: 'The request is missing a valid API key.',
          domain: 'global',
          reason: 'forbidden',
        },
      ],
      status: 'PERMISSION_DENIED',
    },
  });
