// Google's refusals: the answer's body contains Google's general code, and FCM's own in the details (vendors.md 6).
import type { FastifyReply } from 'fastify';

export type GoogleError = {
  code: number;
  status: string;
  message: string;
  /** FCM's own code. */
  errorCode?: string;
};

export const sendError = (
  reply: FastifyReply,
  { code, status, message, errorCode }: GoogleError,
): FastifyReply =>
  reply.code(code).send({
    error: {
      code,
      message,
      status,
      ...(errorCode && {
        details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
      }),
    },
  });
