// A pool's connections while Postgres refuses them: one asks at a time, and after a refusal nobody for a moment.
// Each try costs a Postgres that recovers a process of its own. Under the load of the kill runs it refused 500 a second, and came back after 4.2 to 6.5 s; with this it is left alone (docs/performance.md, "Start").
import pg from 'pg';

const restMs = 100;

/** It listens nowhere, it is not up yet, or it is going down. */
const refusals = /^(ECONNREFUSED|ENOENT|57P0[123])$/;

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  refusals.test(error.code);

type Told = (error: Error | null) => void;

/** For one pool's option `Client`. While Postgres refuses, a caller gets the last refusal at once. */
export function restingClient(): typeof pg.Client {
  let refused: { error: Error; until: number } | null = null;
  let isAsking = false;

  const connect = (ask: (told: Told) => void, told: Told): void => {
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
    override connect(told: Told): void;
    override connect(told?: Told): Promise<RestingClient> | void {
      const ask = (answer: Told): void => super.connect(answer);
      if (told) return connect(ask, told);
      return new Promise((resolve, reject) => {
        connect(ask, (error) => (error ? reject(error) : resolve(this)));
      });
    }
  }
  return RestingClient;
}
