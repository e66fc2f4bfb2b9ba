// How the vendor's scripts are answered: the answer is a script that calls a function of the page.
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Query = Record<string, string | undefined>;

export const queryOf = ({ query }: FastifyRequest): Query => query as Query;

/** Without a callback it is plain JSON. */
export function sendJsonp(reply: FastifyReply, answer: object): FastifyReply {
  const { callback } = queryOf(reply.request);
  if (callback === undefined) return reply.send(answer);
  if (!/^[\w.]{1,64}$/.test(callback)) return reply.code(400).send({ error: 'no such callback' });
  return reply
    .type('text/javascript; charset=utf-8')
    .send(`${callback}(${JSON.stringify(answer)})`);
}
