// Answers what never became a request: a malformed line, headers over the limit, a sender that takes too long.
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SafetyHeaders } from './safety-headers.ts';

/** How what never becomes a request is answered. */
export type Unrouted = {
  headers: SafetyHeaders;
  /** By the status of the answer: 400, 408, 413, 417 or 431. */
  bodyOf: (status: number) => object;
  /** Told of each answer. */
  onRefused: (status: number, address: string | undefined) => void;
};

type SocketError = Error & { code?: string };
/** `_httpMessage` is Node's name for the answer that is under way; its own handler of these errors looks at it too. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

export const answerAtSocket =
  (edge: Unrouted) =>
  (error: SocketError, socket: Connection): void => {
    const isGone = error.code === 'ECONNRESET' || !socket.writable;
    // Whoever has said nothing, as browsers do that connect ahead, would take this for the answer to a later question.
    const isSilent = socket.bytesRead === 0;
    // Behind the beginning of another answer this one would be read as a part of it.
    if (isGone || isSilent || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    edge.onRefused(status, socket.remoteAddress);
    socket.write(textOf(status, edge));
    // An end alone would leave the connection open for as long as the other side goes on sending.
    socket.destroySoon();
  };

function textOf(status: number, { headers, bodyOf }: Unrouted): string {
  const body = JSON.stringify(bodyOf(status));
  const sent = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
