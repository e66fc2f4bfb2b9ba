// Answers what never became a request: a malformed line, headers over the limit, a sender that took too long.
import type { Socket } from 'node:net';

type SocketError = Error & { code?: string };

const answers: Record<string, { status: string; code: string }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'request_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'request_param_err' },
};
const malformed = { status: '400 Bad Request', code: 'request_param_err' };

/** There is no merchant and no language yet, so the message is the code. */
export function refuseAtSocket(error: SocketError, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = answers[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ success: false, errorCode: code, message: code });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
