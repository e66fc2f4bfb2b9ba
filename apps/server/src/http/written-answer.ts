// Writes answers as the envelope's text. An answer that is the same for many callers is checked against its schema and written once.
import { createHash } from 'node:crypto';
import type { Shape } from '@parlour/contract/endpoint';
import { z } from 'zod';
import { success } from './envelope.ts';

/** An answer that is the same for many callers, except for the fields of `own`. */
export class SharedAnswer<T> {
  /** The key of the shared part, which is made and written once for this object, and garbage-collected with it. */
  readonly of: object;
  readonly make: () => T;
  readonly own: Partial<T>;

  constructor(of: object, make: () => T, own: Partial<T>) {
    this.of = of;
    this.make = make;
    this.own = own;
  }
}

/** An envelope as sent, with its digest. */
export type WrittenAnswer = { body: Buffer; digest: string };

export type WriteAnswer = {
  /** Writes an answer that is not cached. */
  once: (answer: unknown) => string;
  /** Writes an answer object once and caches the text; the object must not be changed afterwards. */
  kept: (answer: object) => WrittenAnswer;
};

/** Creates a writer for a shape. Unknown fields are left out; an answer that does not fit throws, because it is a fault. */
export function answerWriter({ answer: schema }: Shape): WriteAnswer {
  const envelope = (answer: unknown): string => JSON.stringify(success(schema.parse(answer)));
  const sharedText = onceFor(({ make }: SharedAnswer<unknown>) => envelope(make()));
  const written = onceFor((answer: object): WrittenAnswer => {
    const body = Buffer.from(envelope(answer));
    return { body, digest: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
  });
  const ownFields = fieldWriter(schema);
  return {
    once: (answer) =>
      answer instanceof SharedAnswer
        ? withFields(sharedText(answer.of, answer), ownFields(answer.own))
        : envelope(answer),
    kept: (answer) => written(answer, answer),
  };
}

/** Caches a value per object, as long as the object exists. */
function onceFor<Given, Made>(make: (given: Given) => Made) {
  const known = new WeakMap<object, Made>();
  return (key: object, given: Given): Made => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(given);
    known.set(key, made);
    return made;
  };
}

/** Checks and writes single fields of an answer. */
function fieldWriter(schema: z.ZodType): (own: object) => string {
  const parts = new Map<string, z.ZodType>();
  return (own) => {
    const names = Object.keys(own);
    const key = names.join(' ');
    const part = parts.get(key) ?? partOf(schema, names);
    parts.set(key, part);
    return JSON.stringify(part.parse(own));
  };
}

function partOf(schema: z.ZodType, names: string[]): z.ZodType {
  if (!(schema instanceof z.ZodObject)) throw new Error('only fields of an object can differ');
  const fields = Object.entries(schema.shape).filter(([name]) => names.includes(name));
  return z.strictObject(Object.fromEntries(fields));
}

/** Adds the fields of one object's text to the value of an envelope, which is not empty. */
function withFields(envelope: string, fields: string): string {
  const open = envelope.slice(0, -'}}'.length);
  return fields === '{}' ? envelope : `${open},${fields.slice(1)}}`;
}
