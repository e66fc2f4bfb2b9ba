// The API's description, made from the contract: OpenAPI 3.1 and a page that shows it.
import { endpoints, errorStatus } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import * as everyCall from '@parlour/contract/errors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, at] of Object.entries(endpoints)) {
    const shape: Shape = shapes[name as keyof typeof shapes];
    paths[at.path] = { ...paths[at.path], [at.method.toLowerCase()]: describe(name, at, shape) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parlour', version: '1', description: 'The merchant is the one of the host.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
      },
    },
  };
}

function describe(name: string, at: Endpoint, shape: Shape) {
  const input = toSchema(shape.input, 'input');
  const takesBody = at.method === 'POST' || at.method === 'PUT';
  return {
    operationId: name,
    summary: at.summary,
    ...(at.encrypted && { description: 'The body may travel in an envelope (docs/wire.md).' }),
    tags: [at.path.split('/')[2]],
    ...(at.audience !== 'guest' && { security: securityOf(at) }),
    ...(at.needsIdempotencyKey && { parameters: [idempotencyKey] }),
    ...(takesBody
      ? { requestBody: { content: bodyOf(at, input) } }
      : { parameters: queryParameters(input) }),
    responses: { ...succeeded(at, shape.answer), ...refused(at) },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

/** Both halves of a session; in the lobby also none, for guests. */
const securityOf = ({ audience }: Endpoint): object[] => [
  { token: [], cookie: [] },
  ...(audience === 'lobby' ? [{}] : []),
];

const file = { schema: { type: 'string', format: 'binary' } };

const bodyOf = ({ takesPicture }: Endpoint, input: JsonSchema) =>
  takesPicture
    ? Object.fromEntries(takesPicture.types.map((type) => [type, file]))
    : { 'application/json': { schema: input } };

/** The parameters of a query; of several forms those of all. */
function queryParameters(input: JsonSchema) {
  const forms = (input['oneOf'] ?? input['anyOf'] ?? [input]) as JsonSchema[];
  const properties = Object.assign({}, ...forms.map((form) => form['properties'])) as JsonSchema;
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

const json = (properties: JsonSchema) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});

function succeeded(
  { isBeacon, isPlainText, answersPicture, answersEvents }: Endpoint,
  answer: z.ZodType,
) {
  if (isBeacon) return { 204: { description: 'Taken' } };
  if (answersPicture) return { 200: { description: 'Done', content: { [answersPicture]: file } } };
  const schema = toSchema(answer, 'output');
  if (answersEvents) {
    const content = { 'text/event-stream': { schema } };
    return { 200: { description: 'Events, each with such data', content } };
  }
  const content = isPlainText
    ? { content: { 'text/plain': { schema } } }
    : json({ success: { const: true }, value: schema });
  return { 200: { description: 'Done', ...content } };
}

function refused(at: Endpoint) {
  const codes = [
    ...Object.keys(at.errors),
    ...Object.keys(everyCall.errors),
  ] as (keyof typeof errorStatus)[];
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      status,
      {
        description: each.join(', '),
        ...json({
          success: { const: false },
          errorCode: { enum: each },
          message: { type: 'string' },
          value: { type: 'object' },
        }),
      },
    ]),
  );
}

/** Policy of the page: everything is loaded from this server. Inline styles are allowed because the page's script writes style attributes. */
const pagePolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
].join('; ');

/** Serves /wps/openapi.json and its page /wps/docs. */
export async function serveApiPage(app: FastifyInstance): Promise<void> {
  const document = describeApi();
  app.get('/wps/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/wps/docs', staticCSP: pagePolicy });
}
