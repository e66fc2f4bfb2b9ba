// Answers a call with a stream of server-sent events.
import type { FastifyReply } from 'fastify';

/** The stream as its module writes it. */
export type EventStream = {
  /** Sends text. A reader that does not keep up loses the connection. */
  write: (text: string) => void;
  end: () => void;
};

/** Serves a stream that has begun, and returns a function that is called once when it is over, whoever ended it. */
export type ServeEvents = (stream: EventStream) => () => void;

/** Bytes that may wait for a slow reader: hundreds of signals. */
const mostWaiting = 16 * 1024;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that compressed the stream would hold it back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A server that shuts down has no idle connection to wait for.
  connection: 'close',
};

/** Begins the stream. Fastify's own reply would pass each stream through a pipe, which costs memory as long as the stream lasts. */
export function sendEvents(reply: FastifyReply, serve: unknown): FastifyReply {
  const { raw, request } = reply;
  reply.hijack();
  request.isStream = true;
  raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > mostWaiting) raw.destroy();
  };
  const onOver = (serve as ServeEvents)({ write, end: () => void raw.end() });
  if (raw.destroyed) onOver();
  else raw.once('close', onOver);
  return reply;
}
