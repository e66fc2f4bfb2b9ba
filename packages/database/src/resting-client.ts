// A pool's client that limits attempts while Postgres refuses connections: one at a time, and none for a moment after a refusal.
// Each attempt costs a recovering Postgres a process. Under the load of the kill rounds it refused 500 a second, and recovered only after 4.2 to 6.5 s (docs/performance.md, "Start").
import pg from 'pg';

const restMs = 100;

/** Codes of refusals: Postgres does not listen, is not up yet, or is shutting down. */
const refusals = /^(ECONNREFUSED|ENOENT|57P0[123])$/;

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  refusals.test(error.code);

type ConnectCallback = (error: Error | null) => void;

/** Makes the class for one pool's option `Client`. While Postgres refuses, a caller gets the last refusal at once. */
export function restingClient(): typeof pg.Client {
  let refused: { error: Error; until: number } | null = null;
  let isAsking = false;

  const connect = (ask: (told: ConnectCallback) => void, told: ConnectCallback): void => {
    if (refused && (isAsking || performance.now() < refused.until)) {
      process.nextTick(told, refused.error);
      return;
    }
    isAsking = refused !== null;
    ask((error) => {
      isAsking = false;
      refused = isRefusal(error) ? { error, until: performance.now() + restMs } : null;
      told(error);
    });
  };

  class RestingClient extends pg.Client {
    override connect(): Promise<RestingClient>;
    override connect(told: ConnectCallback): void;
    override connect(told?: ConnectCallback): Promise<RestingClient> | void {
      const ask = (answer: ConnectCallback): void => super.connect(answer);
      if (told) return connect(ask, told);
      return new Promise((resolve, reject) => {
        connect(ask, (error) => (error ? reject(error) : resolve(this)));
      });
    }
  }
  return RestingClient;
}
