import type { Endpoint } from '@parlour/contract/endpoint';
import * as everyCall from '@parlour/contract/errors';
import { Refusal } from '../refusal.ts';

/** Runs a handler, and turns a refusal that the endpoint does not declare into a fault, because callers rely on the contract to list all. */
export async function declared<T>(at: Endpoint, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isDeclared =
      !(error instanceof Refusal) ||
      Object.hasOwn(at.errors, error.code) ||
      Object.hasOwn(everyCall.errors, error.code);
    if (isDeclared) throw error;
    throw new Error(`${at.path} does not declare ${error.code}`, { cause: error });
  }
}
