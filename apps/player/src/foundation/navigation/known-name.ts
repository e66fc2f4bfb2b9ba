// The username of a visitor whom a page sends to the login: in the history entry, because an address would be seen and logged.
import { currentState } from '#platform/address.ts';

export const noteOfName = (name: string): object => ({ name });

/** Reads the name; empty without one. The browser could have changed it, so it is checked like any input. */
export function readKnownName(): string {
  const state = currentState();
  const name: unknown =
    typeof state === 'object' && state !== null && 'name' in state ? state.name : null;
  return typeof name === 'string' ? name : '';
}
