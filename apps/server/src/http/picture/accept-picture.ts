// Accepts a picture as the whole body of a call, with the types and the size that its endpoint allows (V1, V6).
import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

type PictureRules = NonNullable<Endpoint['takesPicture']>;

/** Limit of concurrent bodies, because they are held in memory until they are complete. */
const most = { inProcess: 12, ofMember: 3 };

/** Names the sender of a request, of whose pictures only a few are accepted at a time. */
type NameSender = (request: FastifyRequest) => string;

/** Accepts pictures for all routes of `app`, which has no other routes. */
export function acceptOnlyPicture(
  app: FastifyInstance,
  { types, mostBytes }: PictureRules,
  senderOf: NameSender = memberOf,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    [...types],
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, picture, done) => done(null, { picture }),
  );
  const places = keepPlaces();
  // At this point the session is known, and no byte of the body has been read.
  app.addHook('preParsing', (...[request, reply, , done]) => {
    const place = places.enter(senderOf(request));
    if (place instanceof Refusal) return done(place);
    reply.raw.once('close', place);
    done();
  });
}

const memberOf: NameSender = ({ merchant, memberId }) => `${merchant.code}:${memberId ?? ''}`;

function keepPlaces() {
  const taken = new Map<string, number>();
  let all = 0;
  function leave(whose: string): void {
    const left = (taken.get(whose) ?? 1) - 1;
    all -= 1;
    if (left > 0) taken.set(whose, left);
    else taken.delete(whose);
  }
  return {
    /** Takes a slot and returns the function that frees it, or a refusal. */
    enter: (whose: string): (() => void) | Refusal => {
      const own = taken.get(whose) ?? 0;
      if (own >= most.ofMember) return new Refusal('TOO_MANY_REQUEST', { retryAfter: 5 });
      if (all >= most.inProcess) return new Refusal('service_unavailable', { retryAfter: 5 });
      taken.set(whose, own + 1);
      all += 1;
      return () => leave(whose);
    },
  };
}
