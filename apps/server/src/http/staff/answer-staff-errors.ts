// Turns thrown errors into the envelope, as calls of the site do, with the sentence of a refusal as its message.
import type { Endpoint } from '@parlour/contract/endpoint';
import { staffErrors } from '@parlour/contract/staff/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from '../envelope.ts';
import { toRefusal } from '../errors.ts';
import { StaffRefusal } from './staff-refusal.ts';

export function answerStaffErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    error instanceof StaffRefusal
      ? sendStaffRefusal(error, reply)
      : // A code that all processes share; its message is the code.
        sendRefusal(toRefusal(error, request), reply, (code) => code),
  );
}

function sendStaffRefusal(refusal: StaffRefusal, reply: FastifyReply): FastifyReply {
  const { code, message, value } = refusal;
  const own: Endpoint['errors'] = reply.request.routeOptions.config.endpoint?.errors ?? {};
  const shared: Readonly<Record<string, number>> = staffErrors;
  const status = own[code] ?? shared[code];
  if (status === undefined) throw new Error(`no call declares ${code}`, { cause: refusal });
  reply.request.errorCode = code;
  const retryAfter = value?.['retryAfter'];
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ success: false, errorCode: code, message, ...(value && { value }) });
}
