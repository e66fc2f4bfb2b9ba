import { setTimeout as sleep } from 'node:timers/promises';
import { nextPause } from './next-pause.ts';

export type Ending = { code: number | null; signal: string | null };
export type Running = {
  exited: Promise<Ending>;
  /** Asks it to finish its work; kills it when that takes too long. */
  stop(patienceMs: number): Promise<void>;
};
export type Kept = {
  stop(patienceMs: number): Promise<void>;
  /** Ends the running process; a new one is started in its place. */
  renew(): Promise<void>;
};
export type Keeping = {
  name: string;
  /** Resolves when it is ready; gives up when the signal is aborted. */
  start: (signal: AbortSignal) => Promise<Running>;
  signal: AbortSignal;
  report: (line: string) => void;
};

/** Resolves when the first process is ready and rejects when it does not start. Later ones are retried without limit. */
export async function keepRunning(keeping: Keeping): Promise<Kept> {
  const ending = new AbortController();
  const signal = AbortSignal.any([keeping.signal, ending.signal]);
  let began = performance.now();
  let current = await keeping.start(signal);
  let isRenewal = false;

  const watch = async (): Promise<void> => {
    for (let pause: number | null = null; ;) {
      const end = await current.exited;
      if (signal.aborted) return;
      if (!isRenewal) keeping.report(`${keeping.name} ended (${describe(end)}) and starts again.`);
      pause = isRenewal ? 0 : nextPause(pause, performance.now() - began);
      isRenewal = false;
      const next = await startAgain({ ...keeping, signal }, pause);
      if (next === null) return;
      began = performance.now();
      current = next;
    }
  };
  const watching = watch();
  return {
    stop: async (patienceMs) => {
      ending.abort();
      await current.stop(patienceMs);
      await watching;
    },
    renew: async () => {
      isRenewal = true;
      await current.stop(2000);
    },
  };
}

async function startAgain(keeping: Keeping, firstPause: number): Promise<Running | null> {
  const { name, start, signal, report } = keeping;
  for (let pause = firstPause; ; pause = nextPause(pause, 0)) {
    await sleep(pause, undefined, { signal }).catch(() => {});
    if (signal.aborted) return null;
    try {
      return await start(signal);
    } catch (error) {
      if (signal.aborted) return null;
      report(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

const describe = ({ code, signal }: Ending): string => signal ?? `exit code ${code}`;
