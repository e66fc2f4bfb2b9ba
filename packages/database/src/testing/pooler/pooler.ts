// A stand-in for PgBouncer in transaction mode. It is stricter than the real one: a client gets another backend after each transaction, which the real one does only under load.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { openBackend, type Backend } from './backend.ts';
import { message, messageReader, simpleQuery, textBytes, type Message } from './messages.ts';
import { forBackend, type Statements } from './statement-names.ts';

export type PoolerOptions = {
  /** The address of the database. */
  url: string;
  backends?: number;
  /** True: like PgBouncer since 1.21 with `max_prepared_statements`. False: like earlier ones, which pass statement names on unchanged. */
  keepsNames?: boolean;
  /** Session mode: a client keeps its backend until it disconnects. */
  holds?: boolean;
};
export type Pooler = { url: string; close: () => Promise<void> };
type Backends = { take: () => Promise<Backend>; give: (backend: Backend) => void };
type ServeOptions = Required<Pick<PoolerOptions, 'keepsNames' | 'holds'>> & { backends: Backends };

const wantsTls = 80_877_103;
const cancels = 80_877_102;

export async function startPooler(options: PoolerOptions): Promise<Pooler> {
  const { url, backends: count = 3, keepsNames = true, holds = false } = options;
  const opened: Backend[] = [];
  while (opened.length < count) opened.push(await openBackend(url));
  const backends = takeInTurns(opened, url);
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket)).on('error', () => undefined);
    greet(socket, { backends, keepsNames, holds });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const role = /^postgres:\/\/([^:@]+)/.exec(url)?.[1] ?? '';
  const database = /^postgres:\/\/[^/]+\/(\w+)/.exec(url)?.[1] ?? '';
  return {
    url: `postgres://${role}@127.0.0.1:${port}/${database}`,
    close: async () => {
      for (const socket of clients) socket.destroy();
      server.close();
      await once(server, 'close');
      for (const backend of opened) backend.close();
    },
  };
}

/** Hands out the backend that has been free longest; callers wait if there is none. */
function takeInTurns(opened: Backend[], url: string): Backends {
  const free = [...opened];
  const waiting: ((backend: Backend) => void)[] = [];
  const give = (backend: Backend): void => {
    const next = waiting.shift();
    if (next) next(backend);
    else free.push(backend);
  };
  return {
    give,
    take: async () => {
      const found =
        free.shift() ?? (await new Promise<Backend>((resolve) => void waiting.push(resolve)));
      if (!found.isLost()) return found;
      const fresh = await openBackend(url);
      opened.splice(opened.indexOf(found), 1, fresh);
      return fresh;
    },
  };
}

/** Accepts any client. The key that it sends is no process of Postgres, like PgBouncer's. */
function greet(socket: Socket, serving: ServeOptions): void {
  let begun = Buffer.alloc(0);
  let read: ((chunk: Buffer) => void) | null = null;
  socket.on('data', (chunk: Buffer) => {
    if (read) return read(chunk);
    begun = Buffer.concat([begun, chunk]);
    if (begun.length < 8 || begun.length < begun.readInt32BE(0)) return;
    const [length, wanted] = [begun.readInt32BE(0), begun.readInt32BE(4)];
    const rest = begun.subarray(length);
    begun = Buffer.alloc(0);
    if (wanted === cancels) return void socket.end();
    if (wanted === wantsTls) return void socket.write('N');
    const status = Buffer.concat([textBytes('server_version'), textBytes('18.0')]);
    const key = Buffer.from([0x7f, 0, 0, 1, 0, 0, 0, 1]);
    const hello = [
      message('R', Buffer.alloc(4)),
      message('S', status),
      message('K', key),
      message('Z', Buffer.from('I')),
    ];
    socket.write(Buffer.concat(hello.map(({ bytes }) => bytes)));
    read = serve(socket, serving);
    read(rest);
  });
}

/** Runs a client's batches in order; a batch ends where the client waits for an answer. */
function serve(socket: Socket, { backends, keepsNames, holds }: ServeOptions) {
  const statements: Statements = new Map();
  const batches: Message[][] = [];
  let batch: Message[] = [];
  let backend: Backend | null = null;
  let isBusy = false;
  const gone = new AbortController();

  const runNext = async (next: Message[]): Promise<void> => {
    backend ??= await backends.take();
    const sent = keepsNames
      ? forBackend(next, statements, backend.known)
      : { messages: next, awaited: [] };
    const status = await backend.run({ ...sent, answer: (bytes) => void socket.write(bytes) });
    if (status !== 'I' || holds) return;
    backends.give(backend);
    backend = null;
  };
  const leave = async (): Promise<void> => {
    if (!backend) return;
    const left = backend;
    backend = null;
    const undo = { messages: [simpleQuery('rollback')], awaited: [], answer: () => undefined };
    await left.run(undo).catch(() => undefined);
    backends.give(left);
  };
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = batches.shift(); next && !gone.signal.aborted; next = batches.shift())
        await runNext(next);
      if (gone.signal.aborted) await leave();
    } catch {
      if (backend) backends.give(backend);
      backend = null;
      socket.destroy();
    } finally {
      isBusy = false;
    }
  };
  socket.on('close', () => {
    gone.abort();
    void work();
  });
  return messageReader((each) => {
    if (each.type === 'X') return void socket.end();
    batch.push(each);
    if (each.type !== 'S' && each.type !== 'Q') return;
    batches.push(batch);
    batch = [];
    void work();
  });
}
