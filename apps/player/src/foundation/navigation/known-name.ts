// The name of who comes to the login from a page that asked for it, in the entry of the history: an address would be seen and kept.
import { currentState } from '#platform/address.ts';

export const noteOfName = (name: string): object => ({ name });

/** Empty where nobody is known. It lies in the browser, so it is checked like any input. */
export function readKnownName(): string {
  const state = currentState();
  const name: unknown =
    typeof state === 'object' && state !== null && 'name' in state ? state.name : null;
  return typeof name === 'string' ? name : '';
}
