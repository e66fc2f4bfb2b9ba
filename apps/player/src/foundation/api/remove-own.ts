// Removes an item of the member on the server.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { Foundation } from '#foundation/foundation-type.ts';
import { isGone } from './outcome.ts';

/** Removes an item. One that another tab or device has removed counts as removed. Other failures are alerted (NET-10) and thrown. */
export async function removeOwn<E extends Endpoint>(
  { api, obeyFailure }: Pick<Foundation, 'api' | 'obeyFailure'>,
  endpoint: E,
  input: Input<E>,
): Promise<Answer<E> | null> {
  try {
    return await api(endpoint, input, { teller: 'page' });
  } catch (error) {
    if (isGone(error)) return null;
    obeyFailure({ error, path: endpoint.path, teller: 'alert' });
    throw error;
  }
}
