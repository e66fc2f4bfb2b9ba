// How Google says no: in the body of the answer, once for its callers everywhere and once for those of FCM (vendors.md 6).
import type { FastifyReply } from 'fastify';

export type GoogleError = {
  code: number;
  status: string;
  message: string;
  /** FCM's own word for it. */
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
