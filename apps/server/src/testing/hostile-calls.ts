// Calls as an attacker makes them: valid ones by the contract's schemas, each with something wrong, as text for the wire.
import { endpoints } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint } from '@parlour/contract/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
};

export type HostileCall = {
  name: string;
  method: Endpoint['method'];
  /** The path with its query. */
  url: string;
  body: string | undefined;
  contentType: string;
  language: string | null;
  session: 'own' | 'none' | 'forged' | 'half';
};

/** A field's name and its value as JSON text, the only form in which 1e309 and a second `__proto__` can be written. */
type Field = [name: string, text: string];

const text = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Generates texts by the few keywords that our schemas use. A wrong guess is one more wrong value. */
function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

/** Generates values that the schema accepts, or almost accepts. */
function valueOf(schema: Schema): Arbitrary<unknown> {
  const { type, items, properties } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valueOf));
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') return fc.integer();
  if (type === 'boolean') return fc.boolean();
  if (items) return fc.array(valueOf(items), { minLength: schema.minItems ?? 0, maxLength: 3 });
  if (properties) {
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)])),
    );
  }
  return fc.jsonValue({ maxDepth: 2 });
}

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const wrongTexts = [
  '1e309',
  '-1e309',
  '-0',
  '1e-400',
  '9007199254740993',
  '0.1',
  '-1',
  'true',
  'null',
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u202e"',
  '{}',
  '[]',
  '[null]',
  '{"__proto__":{"isStaff":true}}',
  '{"constructor":{"prototype":{"isStaff":true}}}',
  '"\' or 1=1 --"',
  '"%00"',
  '"../../etc/passwd"',
  '"<script>1</script>"',
  '"$where"',
  '{"$gt":""}',
  deep(12),
  deep(5_000),
  text('x'.repeat(5_000)),
  text('\u0e01'.repeat(40_000)),
];

/** Wrong values of a field. */
const wrongText = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 100 }).map(text),
  fc.constantFrom(...wrongTexts),
);
/** Wrong bodies. */
const wrongBody = fc.oneof(
  wrongText,
  fc.constantFrom('', ' ', '{', '{"a":', '{"a":1,}', '{a:1}', 'NaN', '\u0000', '[[1]', '"\ud800"'),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const wrongName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '\u0000'),
  fc.constantFrom('isStaff', 'merchantCode', 'merchant_code', 'memberId', 'id', '_', 'language'),
  fc.string({ maxLength: 20 }),
);

type Change = (fields: readonly Field[]) => readonly Field[];

const at = (fields: readonly Field[], place: number): number => place % Math.max(1, fields.length);
const change: Arbitrary<Change> = fc.oneof(
  // A wrong value.
  fc.tuple(fc.nat(), wrongText).map(
    ([place, wrong]): Change =>
      (fields) =>
        fields.map(([name, right], each) => [name, each === at(fields, place) ? wrong : right]),
  ),
  // A missing field.
  fc.nat().map(
    (place): Change =>
      (fields) =>
        fields.filter((_, each) => each !== at(fields, place)),
  ),
  // An extra field.
  fc.tuple(wrongName, wrongText).map(([name, wrong]): Change => (fields) => [
    ...fields,
    [name, wrong],
  ]),
  // A repeated field.
  fc.tuple(fc.nat(), wrongText).map(([place, wrong]): Change => (fields) => {
    const [name = 'a'] = fields[at(fields, place)] ?? [];
    return [...fields, [name, wrong]];
  }),
);

/** Writes the fields as a query. Texts lose their JSON quotes, and lone surrogates are replaced. */
function queryOf(fields: readonly Field[]): string {
  const parts = fields.map(([name, value]) => {
    const plain = /^"(.*)"$/s.test(value) ? String(JSON.parse(value)) : value;
    return [name, plain].map((each) => encodeURIComponent(each.toWellFormed())).join('=');
  });
  return parts.join('&');
}

const bodyOf = (fields: readonly Field[]): string =>
  `{${fields.map(([name, value]) => `${text(name)}:${value}`).join(',')}}`;

/** The longest query, in characters. Node refuses longer ones before our code runs. */
const longestQuery = 6_000;

function callsTo(name: string, endpoint: Endpoint, input: z.ZodType): Arbitrary<HostileCall> {
  const { method, path } = endpoint;
  const takesBody = method === 'POST' || method === 'PUT';
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const right = valueOf(schema).map((value) =>
    Object.entries(value as object).map(([field, each]): Field => [field, text(each)]),
  );
  return fc
    .record({
      right,
      changes: fc.array(change, { maxLength: 2 }),
      whole: fc.option(wrongBody, { freq: 9 }),
      query: fc.option(fc.constantFrom('%', '%zz', 'a=1&a=2', '__proto__[x]=1', '=', '?', '_=1'), {
        freq: 9,
      }),
      contentType: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=x', '') },
      ),
      language: fc.option(fc.stringMatching(/^[\x20-\x7e]{0,20}$/), { freq: 2 }),
      session: fc.oneof(
        { weight: 6, arbitrary: fc.constant<HostileCall['session']>('own') },
        {
          weight: 4,
          arbitrary: fc.constantFrom<HostileCall['session'][]>('none', 'forged', 'half'),
        },
      ),
    })
    .map(({ right: fields, changes, whole, query, ...call }) => {
      const wrong = changes.reduce((all: readonly Field[], each) => each(all), fields);
      const asked = query ?? (takesBody ? '' : queryOf(wrong).slice(0, longestQuery));
      return {
        ...call,
        name,
        method,
        url: asked === '' ? path : `${path}?${asked}`,
        body: takesBody ? (whole ?? bodyOf(wrong)) : undefined,
        // A valid log-out would end the session, and a stream would have no end.
        session: name === 'logOut' || name === 'openSignals' ? 'forged' : call.session,
      };
    });
}

/** Generates `count` calls, evenly over all endpoints. The same seed gives the same calls. */
export function hostileCalls(count: number, seed: number): HostileCall[] {
  const calls = Object.entries(endpoints).map(([name, each]) =>
    callsTo(name, each, shapes[name as keyof typeof shapes].input),
  );
  return fc.sample(fc.oneof(...calls), { numRuns: count, seed });
}
