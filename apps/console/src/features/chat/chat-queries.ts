// Keys of the queries on a merchant's chat, and how often they are repeated.
import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds between two polls of a visible page that hears no signals. */
const pollMs = 5_000;

/** The answers to choose from, which no signal changes. */
export const answersKey = (merchant: string) => ['answers', merchant] as const;
export const chatKey = (merchant: string) => ['chat', merchant] as const;

/** Milliseconds after which a query is repeated: none while signals are heard, unless the last try has failed. */
export const pauseOf = (isHeard: boolean, status: 'pending' | 'error' | 'success') =>
  isHeard && status !== 'error' ? (false as const) : pollMs;

/** Returns a function that asks for everything that is shown of the chat again. */
export function askerOf(queries: QueryClient, merchant: string): () => Promise<void> {
  const filter = { queryKey: chatKey(merchant) };
  let isAsking = false;
  let isDue = false;
  return async () => {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    while (isDue) {
      // An answer that is under way may be older than the change. It is not given up, or a busy desk on a slow line never gets one.
      isDue = queries.isFetching(filter) > 0;
      await queries.invalidateQueries(filter, { cancelRefetch: false });
    }
    isAsking = false;
  };
}
