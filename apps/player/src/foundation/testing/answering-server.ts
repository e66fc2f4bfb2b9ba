// A real HTTP server that answers as a test says, typed by the contract.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints, errorStatus, type ErrorCode } from '@parlour/contract/contract';
import type { Answer } from '@parlour/contract/endpoint';

type Name = keyof typeof endpoints;
type Refused = {
  refusal: ErrorCode;
  message?: string;
  value?: object;
  headers?: Record<string, string>;
};
type Reply<K extends Name> = { answer: Answer<(typeof endpoints)[K]> } | Refused;
export type Replies = { [K in Name]?: Reply<K> | ((input: unknown) => Promise<Reply<K>>) };

export type AnsweringServer = {
  origin: string;
  /** What the next calls are answered with. */
  replies: Replies;
  /** The calls that came, as `signIn {…}`. */
  calls: { name: Name; input: unknown; token: string | undefined }[];
  close: () => void;
};

function findName({ method, url }: IncomingMessage): Name | undefined {
  const path = url?.split('?', 1)[0];
  const names = Object.keys(endpoints) as Name[];
  return names.find((name) => endpoints[name].path === path && endpoints[name].method === method);
}

function send(response: ServerResponse, reply: Reply<Name>): void {
  if ('answer' in reply) {
    response.end(JSON.stringify({ success: true, value: reply.answer }));
    return;
  }
  const { refusal, message = `text of ${refusal}`, value, headers } = reply;
  response.writeHead(errorStatus[refusal], headers);
  response.end(JSON.stringify({ success: false, errorCode: refusal, message, value }));
}

export async function startAnsweringServer(): Promise<AnsweringServer> {
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = findName(request);
    const body = await text(request);
    if (!name) throw new Error(`no such endpoint: ${request.method} ${request.url}`);
    const input: unknown = body === '' ? {} : JSON.parse(body);
    running.calls.push({ name, input, token: request.headers.authorization });
    const planned = running.replies[name] ?? { refusal: 'unknown' };
    send(response, typeof planned === 'function' ? await planned(input) : planned);
  }

  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const running: AnsweringServer = {
    origin: `http://127.0.0.1:${port}`,
    replies: {},
    calls: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return running;
}
