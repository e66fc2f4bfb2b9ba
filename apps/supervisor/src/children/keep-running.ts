import { setTimeout as sleep } from 'node:timers/promises';
import { nextPause } from './next-pause.ts';

export type ProcessEnd = { code: number | null; signal: string | null };
export type RunningProcess = {
  exited: Promise<ProcessEnd>;
  /** Asks the process to finish its work, and kills it if that takes too long. */
  stop(patienceMs: number): Promise<void>;
};
export type SupervisedProcess = {
  stop(patienceMs: number): Promise<void>;
  /** Stops the process; a new one replaces it. */
  renew(): Promise<void>;
};
export type SupervisionOptions = {
  name: string;
  /** Starts the process. Resolves when it is ready, and gives up when the signal is aborted. */
  start: (signal: AbortSignal) => Promise<RunningProcess>;
  signal: AbortSignal;
  report: (line: string) => void;
};

/** Starts a process and restarts it when it ends. Rejects if the first start fails; later starts are retried without limit. */
export async function keepRunning(keeping: SupervisionOptions): Promise<SupervisedProcess> {
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

async function startAgain(
  keeping: SupervisionOptions,
  firstPause: number,
): Promise<RunningProcess | null> {
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

const describe = ({ code, signal }: ProcessEnd): string => signal ?? `exit code ${code}`;
