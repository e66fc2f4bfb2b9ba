// Replies of the protocol: always HTTP 200, with the verdict in `status` and the caller's own `user` and `request_uuid`.
import type { FastifyReply } from 'fastify';
import type { Status } from './wallet-call.ts';

export type WalletReply = {
  status: Status;
  holds?: { balance: bigint; currency: string } | null;
  /** Further fields of a single path. */
  facts?: Record<string, string>;
};

/** Writes a number from its digits, whatever its size. TypeScript's types lack it. */
const { rawJSON } = JSON as unknown as { rawJSON: (digits: string) => unknown };

export function sendReply(reply: FastifyReply, json: unknown, said: WalletReply): FastifyReply {
  const { status, holds, facts } = said;
  if (status !== 'RS_OK') reply.request.errorCode = status;
  const body = {
    user: namedIn(json, 'user'),
    status,
    request_uuid: namedIn(json, 'request_uuid'),
    ...facts,
    ...(holds && { balance: rawJSON(String(holds.balance)), currency: holds.currency }),
  };
  return reply
    .status(200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** The field's value if it is a short text; otherwise an empty text. */
function namedIn(json: unknown, name: string): string {
  const value = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  return typeof value === 'string' && value.length <= 255 ? value : '';
}
