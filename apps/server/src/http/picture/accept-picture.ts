// Takes a picture as the whole body of a call: of the types and up to the size that its endpoint says, and of that call alone (V1, V6).
import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

type Taken = NonNullable<Endpoint['takesPicture']>;

/** Bodies that may come in at the same time: they lie in memory until they are whole. */
const most = { inProcess: 12, ofMember: 3 };

/** Of the routes that are registered on `app`, which is theirs alone. */
export function acceptOnlyPicture(app: FastifyInstance, { types, mostBytes }: Taken): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    [...types],
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, picture, done) => done(null, { picture }),
  );
  const places = keepPlaces();
  // After the session is known, and before the first byte of the body is read.
  app.addHook('preParsing', (...[request, reply, , done]) => {
    const place = places.enter(whoseOf(request));
    if (place instanceof Refusal) return done(place);
    reply.raw.once('close', place);
    done();
  });
}

const whoseOf = ({ merchant, memberId }: FastifyRequest): string =>
  `${merchant.code}:${memberId ?? ''}`;

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
    /** How to leave again. */
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
