// One connection of the pooler to Postgres. pg authenticates it; then the pooler takes over its socket.
import type { Socket } from 'node:net';
import pg from 'pg';
import { message, messageReader, type Message } from './messages.ts';
import type { ExpectedParse } from './statement-names.ts';

/** The state after a batch: no transaction, an open one, a failed one. */
type TransactionStatus = 'I' | 'T' | 'E';
export type BatchRun = {
  messages: readonly Message[];
  awaited: ExpectedParse[];
  answer: (bytes: Buffer) => void;
};
export type Backend = {
  /** The names of the statements that the backend has prepared. */
  known: Set<string>;
  /** Sends a batch and passes the answers on; rejects if the connection is lost. */
  run: (run: BatchRun) => Promise<TransactionStatus>;
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
  let running: (BatchRun & PromiseWithResolvers<TransactionStatus>) | null = null;
  let isLost = false;
  const take = ({ type, bytes }: Message): void => {
    // A notification between batches is for a client that has left this backend.
    if (!running) return;
    const parsed = type === '1' ? running.awaited.shift() : undefined;
    if (parsed?.name) known.add(parsed.name);
    if (parsed?.isShown !== false) running.answer(bytes);
    if (type !== 'Z') return;
    const { resolve } = running;
    running = null;
    resolve(String.fromCharCode(bytes[5] ?? 0) as TransactionStatus);
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
      const ended = Promise.withResolvers<TransactionStatus>();
      running = { ...run, awaited: [...run.awaited], ...ended };
      stream.write(Buffer.concat(run.messages.map(({ bytes }) => bytes)));
      return ended.promise;
    },
    isLost: () => isLost,
    close: () => stream.end(message('X', Buffer.alloc(0)).bytes),
  };
}
