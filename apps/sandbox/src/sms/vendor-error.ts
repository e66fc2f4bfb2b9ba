// Refusals in the vendor's format (vendors.md 2).
import type { FastifyReply } from 'fastify';

export type VendorError = { status: number; code: number; message: string };

export const badRequest = (code: number, message: string): VendorError => ({
  status: 400,
  code,
  message,
});

export const sendError = (reply: FastifyReply, { status, code, message }: VendorError) =>
  reply.code(status).send({
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  });
