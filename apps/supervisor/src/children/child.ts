import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { fileFailure, StartFailure } from '@parlour/database/start-failure';
import { frugalFlags } from '../frugal.mjs';
import type { ProcessEnd, RunningProcess } from './keep-running.ts';

export type ChildPlan = {
  name: string;
  script: string;
  args: string[];
  env: Record<string, string>;
  /** The file of its standard output; its standard error goes to the terminal. */
  log: string;
};

const mostStartMs = 30_000;
const mostLogBytes = 50_000_000;

/** Starts one of our Node processes. It sends a message when it is ready, and notices our end by its closed IPC channel. */
export async function startChild(plan: ChildPlan, signal: AbortSignal): Promise<RunningProcess> {
  const output = openLog(plan.log);
  const child = spawn(process.execPath, [...frugalFlags, plan.script, ...plan.args], {
    env: plan.env,
    stdio: ['ignore', output, 'inherit', 'ipc'],
    // Its own session: Ctrl-C reaches only the parent, which ends things in order.
    detached: true,
  });
  closeSync(output);
  const exited = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, killer) => resolve({ code, signal: killer }));
    child.once('error', () => resolve({ code: null, signal: null }));
  });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(mostStartMs)]);
  try {
    await Promise.race([saidReady(child, limit), refuseEnd(plan.name, exited)]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { exited, stop: (patienceMs) => stopChild({ child, exited }, patienceMs) };
}

function saidReady(child: ChildProcess, limit: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new StartFailure('It was not ready in time.'));
    limit.addEventListener('abort', giveUp, { once: true });
    child.on('message', (message) => {
      if (typeof message !== 'object' || !('ready' in message)) return;
      limit.removeEventListener('abort', giveUp);
      resolve();
    });
  });
}

async function refuseEnd(name: string, exited: Promise<ProcessEnd>): Promise<never> {
  const { code, signal } = await exited;
  const how = signal === null ? `it ended with exit code ${code}` : `${signal} ended it`;
  throw new StartFailure(`${name} did not start: ${how}; it says why above or in its log.`);
}

type StartedProcess = { child: ChildProcess; exited: Promise<ProcessEnd> };

async function stopChild({ child, exited }: StartedProcess, patienceMs: number): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(timer);
}

/** Opens a log for appending. A long one is renamed at the start of its process, so that at most two files exist. */
function openLog(path: string): number {
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > mostLogBytes) renameSync(path, `${path}.1`);
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw fileFailure(path, error);
  }
}
