// Writes answers as the envelope's text. What is answered to many alike is checked against its schema and written once.
import { createHash } from 'node:crypto';
import type { Shape } from '@parlour/contract/endpoint';
import { z } from 'zod';
import { success } from './envelope.ts';

/** An answer that many callers get alike, but for the fields of `own`. */
export class SharedAnswer<T> {
  /** What the shared part belongs to: it is made and written once for this object, and forgotten with it. */
  readonly of: object;
  readonly make: () => T;
  readonly own: Partial<T>;

  constructor(of: object, make: () => T, own: Partial<T>) {
    this.of = of;
    this.make = make;
    this.own = own;
  }
}

/** An envelope as it is sent, and what tells it from any other. */
export type Written = { body: Buffer; digest: string };

export type WriteAnswer = {
  /** For answers that nobody keeps. */
  once: (answer: unknown) => string;
  /** One and the same object is written once: nobody may change it after it was answered. */
  kept: (answer: object) => Written;
};

/** Fields that the shape does not name are left out; what does not fit it is a fault of ours and throws. */
export function answerWriter({ answer: schema }: Shape): WriteAnswer {
  const envelope = (answer: unknown): string => JSON.stringify(success(schema.parse(answer)));
  const sharedText = onceFor(({ make }: SharedAnswer<unknown>) => envelope(make()));
  const written = onceFor((answer: object): Written => {
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

/** Makes it once for an object, and forgets it with that. */
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

/** Checks and writes some fields of an answer by themselves. */
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

/** Adds the fields of one object's text to the value of an envelope, which has some already. */
function withFields(envelope: string, fields: string): string {
  const open = envelope.slice(0, -'}}'.length);
  return fields === '{}' ? envelope : `${open},${fields.slice(1)}}`;
}
