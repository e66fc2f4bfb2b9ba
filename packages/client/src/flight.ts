// One request that several wait for (NET-04).
import { ApiError } from './api-error.ts';

/** Waits for the answer. Where all who waited have left, the request is given up. */
export type Flight = (signal?: AbortSignal) => Promise<unknown>;

const cancelled = () =>
  new ApiError({ kind: 'cancelled', code: 'ECONNABORTED', status: 0, message: '' });

type Options = {
  send: (signal: AbortSignal) => Promise<unknown>;
  /** From now on nobody may join: it was answered, has failed, or was given up. */
  onOver: () => void;
};

export function startFlight({ send, onOver }: Options): Flight {
  const control = new AbortController();
  const answer = send(control.signal);
  answer.then(onOver, onOver);
  let waiting = 0;
  return (signal) => {
    waiting += 1;
    if (!signal) return answer;
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting -= 1;
        reject(cancelled());
        if (waiting > 0) return;
        onOver();
        control.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      const stay = () => signal.removeEventListener('abort', leave);
      answer.finally(stay).then(resolve, reject);
      if (signal.aborted) leave();
    });
  };
}
