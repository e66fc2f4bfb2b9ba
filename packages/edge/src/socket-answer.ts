// Answers input that never became a request: a malformed line, headers over the limit, a sender that takes too long.
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SafetyHeaders } from './safety-headers.ts';

/** The answers to input that never becomes a request. */
export type UnroutedAnswers = {
  headers: SafetyHeaders;
  /** Returns the body for a status: 400, 408, 413, 417 or 431. */
  bodyOf: (status: number) => object;
  /** Called for each answer. */
  onRefused: (status: number, address: string | undefined) => void;
};

type SocketError = Error & { code?: string };
/** A socket with `_httpMessage`, Node's current answer; Node's own handler of these errors uses it, too. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

export const answerAtSocket =
  (edge: UnroutedAnswers) =>
  (error: SocketError, socket: Connection): void => {
    const isGone = error.code === 'ECONNRESET' || !socket.writable;
    // A client that has sent nothing, such as a browser that connects ahead, would take this for the answer to a later request.
    const isSilent = socket.bytesRead === 0;
    // After the beginning of another answer this one would be read as part of it.
    if (isGone || isSilent || socket._httpMessage?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    edge.onRefused(status, socket.remoteAddress);
    socket.write(textOf(status, edge));
    // `end` alone would leave the connection open as long as the other side sends.
    socket.destroySoon();
  };

function textOf(status: number, { headers, bodyOf }: UnroutedAnswers): string {
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
