// A vendor on this machine that answers as a test says, and remembers what it was asked. Which protocol it speaks is in the answers.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type ReceivedCall = { path: string | undefined; body: string; headers: IncomingMessage['headers'] };
/** `turn` counts the calls from 1. */
type Answer = (reply: ServerResponse, turn: number) => void;

export type ScriptedVendor = {
  server: Server;
  origin: string;
  asked: ReceivedCall[];
  answer: Answer;
};

/** At any free port, unless the test has one. */
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
  const vendor: ScriptedVendor = { server, origin, asked: [], answer: (reply) => void reply.end() };
  return vendor;
}
