// The step of a call that reads its input, by the marks of the endpoint.
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { checkInput, readQuery } from '../input.ts';
import { Refusal } from '../refusal.ts';
import type { OpenBody } from '../sealed/open-body.ts';

export type ReadInput = (request: FastifyRequest) => Promise<unknown>;

/** Creates the reader of an endpoint's input: from the address or the body, opened if it may be sealed, checked by the schema. */
export function inputReader(at: Endpoint, { input }: Shape, openBody: OpenBody): ReadInput {
  const readSent = sentReader(at);
  if (!at.encrypted) return async (request) => checkInput(input, readSent(request));
  return async (request) => checkInput(input, await openBody(request, readSent(request)));
}

/** Chooses where an endpoint's input is: in the address, or in path and body. */
export const sentReader = ({ method }: Endpoint): ((request: FastifyRequest) => unknown) =>
  method === 'GET' || method === 'DELETE' ? readAddress : readBody;

/** Parameters of the path take precedence over the query. */
const readAddress = ({ query, params }: FastifyRequest): object => ({
  ...readQuery(query),
  ...(params as object),
});

function readBody(request: FastifyRequest): unknown {
  const [unknownName] = Object.keys(readQuery(request.query));
  if (unknownName !== undefined) throw new Refusal('request_param_err', { fields: [unknownName] });
  // A change without a body has empty input; the schema decides whether that is valid.
  const body = request.body ?? {};
  const params = request.params as object;
  const isPlain = typeof body === 'object' && !Array.isArray(body);
  return isPlain && Object.keys(params).length > 0 ? { ...body, ...params } : body;
}

/** Reads the key that calls that move money need, so that they can be repeated safely (W4); empty for all other calls. */
export function readIdempotencyKey(at: Endpoint, { headers }: FastifyRequest): string {
  if (!at.needsIdempotencyKey) return '';
  const key = String(headers['idempotency-key'] ?? '').toLowerCase();
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)) {
    throw new Refusal('request_param_err', { fields: ['Idempotency-Key'] });
  }
  return key;
}
