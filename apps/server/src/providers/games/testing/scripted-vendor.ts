// A vendor on this machine that answers as a test says, and records its calls. The answers determine the protocol.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type ReceivedCall = { path: string | undefined; body: string; headers: IncomingMessage['headers'] };
/** Writes the reply to a call; `turn` counts the calls from 1. */
type Answer = (reply: ServerResponse, turn: number) => void;

export type ScriptedVendor = {
  server: Server;
  origin: string;
  asked: ReceivedCall[];
  answer: Answer;
  /** Ends the vendor, and the calls that it has not answered. */
  close: () => void;
};

/** Starts the vendor, at any free port unless one is given. */
export async function startScriptedVendor(at = 0): Promise<ScriptedVendor> {
  async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await text(request);
    vendor.asked.push({ path: request.url, body, headers: request.headers });
    vendor.answer(reply, vendor.asked.length);
  }
  const server = createServer((request, reply) => void take(request, reply));
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const answer: Answer = (reply) => void reply.end();
  const vendor: ScriptedVendor = { server, origin, asked: [], answer, close };
  return vendor;
}
