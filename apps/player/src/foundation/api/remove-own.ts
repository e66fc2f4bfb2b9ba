// Removes something of the member's own, on the server.
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { Foundation } from '#foundation/parts.ts';
import { isGone } from './outcome.ts';

/** Something that is gone already, by another tab or device, counts as removed. Rejects with every other failure, said by the alert (NET-10). */
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
