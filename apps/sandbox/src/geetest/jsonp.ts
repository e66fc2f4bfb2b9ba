// Answers to the vendor's scripts, as scripts that call a function of the page.
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Query = Record<string, string | undefined>;

export const queryOf = ({ query }: FastifyRequest): Query => query as Query;

/** Sends an answer as JSONP, or as plain JSON if the query names no callback. */
export function sendJsonp(reply: FastifyReply, answer: object): FastifyReply {
  const { callback } = queryOf(reply.request);
  if (callback === undefined) return reply.send(answer);
  if (!/^[\w.]{1,64}$/.test(callback)) return reply.code(400).send({ error: 'no such callback' });
  return reply
    .type('text/javascript; charset=utf-8')
    .send(`${callback}(${JSON.stringify(answer)})`);
}
