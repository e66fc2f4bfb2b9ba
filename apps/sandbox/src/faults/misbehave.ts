// The faults that every stand-in can have, by its switch or by a trigger input.
import type { FastifyReply } from 'fastify';
import type { FaultMode } from './store.ts';

export type Wait = (milliseconds: number) => Promise<void>;

export const lateMs = 12_000;

/** Performs a fault. Returns true if the fault has answered or closed the connection; after `late` the usual answer follows. */
export async function misbehave(
  reply: FastifyReply,
  mode: FaultMode,
  wait: Wait,
): Promise<boolean> {
  switch (mode) {
    case 'late':
      await wait(lateMs);
      return false;
    case '500':
      void reply.code(500).send({ error: 'internal server error' });
      return true;
    case 'cut':
      cutOff(reply);
      return true;
    case 'not-json':
      sendBrokenJson(reply);
      return true;
  }
}

/** Announces a long answer and closes the connection after its first bytes. */
export function cutOff(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
  reply.raw.write('{"url":"http://', () => reply.raw.destroy());
}

export function sendBrokenJson(reply: FastifyReply): void {
  void reply.type('application/json').serializer(String).send('{"url":"http://');
}
