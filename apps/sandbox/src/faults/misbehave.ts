// The ways to be bad that every stand-in has, for its switch and for its trigger inputs.
import type { FastifyReply } from 'fastify';
import type { FaultMode } from './store.ts';

export type Wait = (milliseconds: number) => Promise<void>;

const lateMs = 12_000;

/** True where the call was answered, or never will be; after "late" the stand-in goes on. */
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

/** Promises a long answer and hangs up after its beginning. */
export function cutOff(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '4096' });
  reply.raw.write('{"url":"http://', () => reply.raw.destroy());
}

export function sendBrokenJson(reply: FastifyReply): void {
  void reply.type('application/json').serializer(String).send('{"url":"http://');
}
