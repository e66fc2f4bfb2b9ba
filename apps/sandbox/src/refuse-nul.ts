// Refuses the character with the code 0 for every stand-in, because Postgres cannot store it in a text.
import type { FastifyInstance } from 'fastify';

const nul = '\0';
/** The character as JSON writes it, for bodies that a stand-in parses itself. */
const written = String.raw`\u0000`;

const error = 'The address or what was sent has a character with the code 0, which cannot be kept.';

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul) || value.includes(written);
  if (value instanceof URLSearchParams) return hasNul([...value]);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => hasNul(name) || hasNul(inner));
}

export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }, reply) => {
    if ([params, query, body].some(hasNul)) return reply.code(400).send({ error });
    return undefined;
  });
}
