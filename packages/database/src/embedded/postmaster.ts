import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { environment } from './run-as.ts';

export type ExitStatus = { code: number | null; signal: string | null };
export type Postmaster = {
  pid: number;
  exited: Promise<ExitStatus>;
  stop(patienceMs: number): Promise<void>;
};
export type Command = { words: string[]; log: string; pgCtl: string };

/** Postgres ended before it accepted connections; the message is its output. */
export class PostmasterRefusal extends Error {}

/** Starts the Postgres process that is the parent of all others, and waits until it accepts connections. */
export function startPostmaster({ words, log, pgCtl }: Command): Promise<Postmaster> {
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
    // A separate session: Ctrl-C reaches only the parent, which ends everything in order.
    detached: true,
  });
  const exited = new Promise<ExitStatus>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const stop = (patienceMs: number) => endInOrder({ child, exited, pgCtl }, patienceMs);
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', (error) => reject(new PostmasterRefusal(error.message)));
    keepSaid(child.stderr, log);
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!said.includes('ready to accept connections')) return;
      child.stderr.off('data', listen);
      resolve({ pid: child.pid ?? 0, exited, stop });
    };
    child.stderr.on('data', listen);
    child.once('close', () => reject(new PostmasterRefusal(said)));
  });
}

/** Writes the output to the log. It never stops reading, because Postgres would wait for its reader: what does not fit on the disk is dropped, and noted once there is room. */
function keepSaid(output: Readable, path: string): void {
  let file: number | null = null;
  let lost = 0;
  output.on('data', (chunk: Buffer) => {
    try {
      file ??= openSync(path, 'a', 0o600);
      const notice = lost > 0 ? `Parlour: ${lost} bytes of this log found no room.\n` : '';
      const bytes = Buffer.concat([Buffer.from(notice), chunk]);
      lost = bytes.length - writeSync(file, bytes);
    } catch {
      lost += chunk.length;
    }
  });
  output.once('close', () => {
    if (file !== null) closeSync(file);
  });
}

type PgProcess = { child: ChildProcess; exited: Promise<ExitStatus>; pgCtl: string };

/** INT ends connections and flushes to disk; QUIT ends at once and leaves recovery to the next start. */
async function endInOrder({ child, exited, pgCtl }: PgProcess, patienceMs: number): Promise<void> {
  const send = (signal: 'INT' | 'QUIT' | 'KILL'): void => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Windows has no signals: Postgres listens on a pipe there.
    if (process.platform === 'win32') spawnSync(pgCtl, ['kill', signal, String(child.pid)]);
    else child.kill(`SIG${signal}`);
  };
  send('INT');
  const timers = [
    setTimeout(() => send('QUIT'), patienceMs),
    setTimeout(() => send('KILL'), patienceMs + 2000),
  ];
  await exited;
  for (const timer of timers) clearTimeout(timer);
}
