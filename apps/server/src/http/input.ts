// Reads input: strict JSON, then the endpoint's schema. Every mistake is a 400 that names the fields (V1).
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Limit of a body in bytes. */
export const bodyLimit = 64 * 1024;
const deepest = 10;

/** Accepts only JSON in UTF-8; anything else is refused by its content type. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    (request, body, done) => {
      request.sentBody = body;
      try {
        done(null, parseJson(body));
      } catch (error) {
        done(error instanceof Error ? error : new Error('unreadable body'));
      }
    },
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(utf8.decode(body));
    if (isAcceptable(value, 0)) return value;
  } catch {
    // Malformed, empty or not UTF-8: answered as below.
  }
  throw new Refusal('request_param_err', { fields: [] });
}

/** Returns the value, or refuses a harmful one. */
export function requireAcceptable<T>(value: T): T {
  if (isAcceptable(value, 0)) return value;
  throw new Refusal('request_param_err', { fields: [] });
}

/** Whether a value is harmless for schemas: no deep nesting, no NUL (Postgres cannot store it), no `__proto__`. */
function isAcceptable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  return Object.entries(value).every(
    ([key, each]) => key !== '__proto__' && !key.includes('\0') && isAcceptable(each, depth + 1),
  );
}

/** Checks input against an endpoint's schema. */
export function checkInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal('request_param_err', { fields: fieldsOf(parsed.error) });
}

function fieldsOf(error: z.ZodError): string[] {
  const names = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  );
  return [...new Set(names)].filter((name) => name !== '').slice(0, 20);
}

/** The query as input: the family's cache buster `_` is allowed everywhere, NUL nowhere. */
export function readQuery(query: unknown): Record<string, unknown> {
  const { _: _cacheBuster, ...rest } = query as Record<string, unknown>;
  return requireAcceptable(rest);
}
