// One connection of the pooler to Postgres. pg proves its password; from then on its socket is ours.
import type { Socket } from 'node:net';
import pg from 'pg';
import { message, messageReader, type Message } from './messages.ts';
import type { Awaited } from './statement-names.ts';

/** What follows the end of a batch: no transaction, one that is open, one that failed. */
type Status = 'I' | 'T' | 'E';
export type Run = {
  messages: readonly Message[];
  awaited: Awaited[];
  answer: (bytes: Buffer) => void;
};
export type Backend = {
  /** The statements that it has, by their names. */
  known: Set<string>;
  /** Sends a batch and hands on what is answered; rejects where the connection is lost. */
  run: (run: Run) => Promise<Status>;
  isLost: () => boolean;
  close: () => void;
};

export async function openBackend(url: string): Promise<Backend> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  const known = new Set<string>();
  let running: (Run & PromiseWithResolvers<Status>) | null = null;
  let isLost = false;
  const take = ({ type, bytes }: Message): void => {
    // A notification while nobody is served: it was for a client that is gone from here.
    if (!running) return;
    const parsed = type === '1' ? running.awaited.shift() : undefined;
    if (parsed?.name) known.add(parsed.name);
    if (parsed?.isShown !== false) running.answer(bytes);
    if (type !== 'Z') return;
    const { resolve } = running;
    running = null;
    resolve(String.fromCharCode(bytes[5] ?? 0) as Status);
  };
  stream.on('data', messageReader(take));
  stream.on('close', () => {
    isLost = true;
    running?.reject(new Error('the backend is gone'));
    running = null;
  });
  return {
    known,
    run: (run) => {
      const ended = Promise.withResolvers<Status>();
      running = { ...run, awaited: [...run.awaited], ...ended };
      stream.write(Buffer.concat(run.messages.map(({ bytes }) => bytes)));
      return ended.promise;
    },
    isLost: () => isLost,
    close: () => stream.end(message('X', Buffer.alloc(0)).bytes),
  };
}
