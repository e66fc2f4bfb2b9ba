// A reader of one stream over one plain socket. Five thousand clients with agents, parsers and pools would measure themselves.
import { connect, type Socket } from 'node:net';

export type Reader = { memberId: string; token: string; cookie: string };

export type RawStream = {
  memberId: string;
  /** Resolves when the stream has begun, or could not: with the HTTP status and Retry-After, or null if nobody answered. */
  begun: Promise<{ status: number; retryAfter: number } | null>;
  /** Resolves when the connection is over. */
  over: Promise<void>;
  close: () => void;
};

/** Opens a stream. `onBalance` is called with each event that reports the balance. */
export function openRawStream(
  { port, host }: { port: number; host: string },
  { memberId, token, cookie }: Reader,
  onBalance: (memberId: string) => void,
): RawStream {
  const begun = Promise.withResolvers<{ status: number; retryAfter: number } | null>();
  const over = Promise.withResolvers<void>();
  const socket: Socket = connect({ host: '127.0.0.1', port });
  let head: string | null = '';
  socket.setEncoding('latin1');
  socket.on('connect', () =>
    socket.write(
      `GET /wps/signals HTTP/1.1\r\nHost: ${host}:${port}\r\nAuthorization: ${token}\r\nCookie: __Host-sid=${cookie}\r\n\r\n`,
    ),
  );
  socket.on('data', (piece: string) => {
    if (head === null) {
      // An event is one write of the server, and so one piece.
      if (piece.includes('"balance"')) onBalance(memberId);
      return;
    }
    head += piece;
    if (!head.includes('\r\n\r\n')) return;
    const status = Number(head.slice(9, 12));
    const retryAfter = Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0);
    head = null;
    begun.resolve({ status, retryAfter });
    if (status !== 200) socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    begun.resolve(null);
    over.resolve();
  });
  return { memberId, begun: begun.promise, over: over.promise, close: () => socket.destroy() };
}
