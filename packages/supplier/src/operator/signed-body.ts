// Finds the operator that sent a body and checks its signature, before anything else in the body is read.
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Operator } from '../process/key-folder.ts';
import { isSigned } from '../signature.ts';
import { OperatorRefusal, refuse } from './refusal.ts';

const Signed = z.object({ operator_id: z.int() });

export type Guard = { operators: readonly Operator[]; key: KeyObject };
export type SignedBody = { operator: Operator; input: unknown };

export function readSignedBody(guard: Guard, raw: string, signature: unknown): SignedBody {
  const input = readJson(raw);
  const parsed = Signed.safeParse(input);
  if (!parsed.success) throw refuse(400, 'operator_id must be a whole number');
  const operator = guard.operators.find((each) => each.operatorId === parsed.data.operator_id);
  if (!operator || !isSigned(raw, signature, guard.key)) throw refuse(401, 'invalid signature');
  return { operator, input };
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw, withoutNul);
  } catch (error) {
    if (error instanceof OperatorRefusal) throw error;
    throw refuse(400, 'the body is not JSON');
  }
}

/** Refuses NUL characters, which a database cannot store. */
function withoutNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw refuse(400, 'the body holds a NUL character');
  }
  return value;
}

/** Parses the input. Throws a refusal that names the first wrong field. */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse(400, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong'}`);
}
