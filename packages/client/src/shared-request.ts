// One request for which several callers wait (NET-04).
import { ApiError } from './api-error.ts';

/** Waits for the answer. The request is aborted when all waiting callers have left. */
export type SharedRequest = (signal?: AbortSignal) => Promise<unknown>;

const cancelled = () =>
  new ApiError({ kind: 'cancelled', code: 'ECONNABORTED', status: 0, message: '' });

type Options = {
  send: (signal: AbortSignal) => Promise<unknown>;
  /** Called when no caller may join any more: the request was answered, has failed, or was aborted. */
  onOver: () => void;
};

export function startSharedRequest({ send, onOver }: Options): SharedRequest {
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
