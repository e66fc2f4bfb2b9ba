// The answer of the protocol: HTTP 200 always, the verdict in `status`, the caller's own names back.
import type { FastifyReply } from 'fastify';
import type { Status } from './wallet-call.ts';

export type Answer = {
  status: Status;
  holds?: { balance: bigint; currency: string } | null;
  /** What only one path tells. */
  facts?: Record<string, string>;
};

/** Numbers written digit by digit; the types do not know it yet. */
const { rawJSON } = JSON as unknown as { rawJSON: (digits: string) => unknown };

export function sendAnswer(reply: FastifyReply, json: unknown, answer: Answer): FastifyReply {
  const { status, holds, facts } = answer;
  const said = {
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
    .send(JSON.stringify(said));
}

/** Nothing is echoed that is no short text. */
function namedIn(json: unknown, name: string): string {
  const value = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  return typeof value === 'string' && value.length <= 255 ? value : '';
}
