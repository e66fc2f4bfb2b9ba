// The last step of a call, which sends its answer, by the marks of the endpoint.
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { sendPicture } from '../picture/send-picture.ts';
import { sendJson, sendPublic, sendToMember } from '../public-answer.ts';
import { sendEvents } from './send-events.ts';
import { answerWriter, type WriteAnswer } from '../written-answer.ts';

export type SendAnswer = (reply: FastifyReply, answer: unknown) => FastifyReply;

/** Creates the sender of an endpoint's answers. */
export function answerSender(at: Endpoint, shape: Shape): SendAnswer {
  const send = senderOf(at, shape);
  if (!at.isReadableAnywhere) return send;
  return (reply, answer) => send(reply.header('access-control-allow-origin', '*'), answer);
}

/** Chooses by the first mark that the endpoint has. */
function senderOf(at: Endpoint, shape: Shape): SendAnswer {
  if (at.isBeacon) return sendNothing;
  if (at.answersEvents) return sendEvents;
  if (at.answersPicture) return pictureSender(at.answersPicture);
  if (at.isPlainText) return textSender(shape);
  const write = answerWriter(shape);
  return at.cache ? cachedSender(write, at.cache.seconds) : envelopeSender(write);
}

const sendNothing: SendAnswer = (reply) => reply.status(204).send();

const pictureSender =
  (type: string): SendAnswer =>
  (reply, answer) =>
    sendPicture(reply, type, answer as Buffer);

const textSender =
  ({ answer: schema }: Shape): SendAnswer =>
  (reply, answer) =>
    reply.type('text/plain; charset=utf-8').send(schema.parse(answer));

const envelopeSender =
  (write: WriteAnswer): SendAnswer =>
  (reply, answer) =>
    sendJson(reply, write.once(answer));

const cachedSender =
  (write: WriteAnswer, seconds: number): SendAnswer =>
  (reply, answer) => {
    const { session, merchant } = reply.request;
    const written = write.kept(answer as object);
    if (!session) return sendPublic(reply, written, seconds);
    // Lists of a closed lobby are never cached (ROUTE-12).
    const isOpen = merchant.setting('guestLobby');
    return isOpen ? sendToMember(reply, written) : sendJson(reply, written.body);
  };
