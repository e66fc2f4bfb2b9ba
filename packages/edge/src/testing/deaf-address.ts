// An address that neither accepts nor refuses connections, as behind a bad network.
import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

/** A worker that listens and then blocks for ever; the system itself accepts two connections. */
const listener = `
  const { createServer } = require('node:net');
  const { parentPort } = require('node:worker_threads');
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });`;

export type DeafAddress = { port: number; close: () => Promise<void> };

/** Opens the address at 127.0.0.1; the same port is free at 127.0.0.2. */
export async function openDeafAddress(): Promise<DeafAddress> {
  const worker = new Worker(listener, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  const taken = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of taken) socket.on('error', () => undefined);
  await Promise.all(taken.map((socket) => once(socket, 'connect')));
  return {
    port,
    close: async () => {
      for (const socket of taken) socket.destroy();
      await worker.terminate();
    },
  };
}
